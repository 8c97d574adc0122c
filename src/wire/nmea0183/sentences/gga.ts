/**
 * GGA: fix data of a satellite receiver (no longer for new design, on most ships).
 *
 *     $--GGA,hhmmss.ss,llll.ll,a,yyyyy.yy,a,x,xx,x.x,x.x,M,x.x,M,x.x,xxxx*hh
 *            1         2       3 4        5 6 7  8   9  10 11 12 13  14
 *
 *     6 quality 0 invalid, 1 standard, 2 differential, 3 precise, 4 fixed RTK, 5 float RTK, 6 estimated, 7 manual,
 *     8 simulator · 7 satellites · 8 horizontal dilution · 9 altitude m · 11 geoid separation m ·
 *     13 age of correction s · 14 station
 */
import { identifier, latitude, layout, longitude, number, numberIn, time, whole } from "../fields.ts";

export const gga = layout(
  time("time"),
  latitude(),
  longitude(),
  whole("quality", 0, 9),
  whole("satellites"),
  number("horizontalDilution", 0),
  numberIn("altitude", "M"),
  numberIn("geoidSeparation", "M"),
  number("correctionAge", 0),
  identifier("station"),
);
