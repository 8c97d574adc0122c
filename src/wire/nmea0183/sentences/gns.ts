/**
 * GNS: fix data of combined satellite systems.
 *
 *     $--GNS,hhmmss.ss,llll.ll,a,yyyyy.yy,a,c--c,xx,x.x,x.x,x.x,x.x,x.x,a*hh
 *            1         2       3 4        5 6    7  8   9   10  11  12  13
 *
 *     6 mode, a letter for each system in the order GPS, GLONASS, Galileo, BeiDou, QZSS, NavIC (N: no fix) ·
 *     7 satellites · 8 horizontal dilution · 9 altitude m · 10 geoid separation m · 11 age of correction s ·
 *     12 station · 13 navigational status S C U V
 */
import { identifier, latitude, layout, letter, letters, longitude, number, time, whole } from "../fields.ts";

export const gns = layout(
  time("time"),
  latitude(),
  longitude(),
  letters("mode", "ADEFMNPRS"),
  whole("satellites"),
  number("horizontalDilution", 0),
  number("altitude"),
  number("geoidSeparation"),
  number("correctionAge", 0),
  identifier("station"),
  letter("navigationalStatus", "SCUV"),
);
