/**
 * GLL: latitude and longitude.
 *
 *     $--GLL,llll.ll,a,yyyyy.yy,a,hhmmss.ss,A,a*hh
 *            1       2 3        4 5         6 7
 *
 *     6 status A valid, V not · 7 mode A D E M N P S
 */
import { latitude, layout, letter, longitude, time } from "../fields.ts";

export const gll = layout(
  latitude(),
  longitude(),
  time("time"),
  letter("status", "AV"),
  letter("mode", "ADEFMNPRS"),
);
