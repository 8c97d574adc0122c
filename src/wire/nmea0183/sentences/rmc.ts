/**
 * RMC: recommended minimum: position, course and speed.
 *
 *     $--RMC,hhmmss.ss,A,llll.ll,a,yyyyy.yy,a,x.x,x.x,ddmmyy,x.x,a,a,a*hh
 *            1         2 3       4 5        6 7   8   9      10  1112 13
 *
 *     2 status A valid, V warning · 7 speed kn · 8 course true · 9 date · 10, 11 variation · 12 mode A D E F M N
 *     P R S · 13 navigational status S safe, C caution, U unsafe, V not valid (from edition 4 on)
 */
import { digits, eastWest, latitude, layout, letter, longitude, number, time } from "../fields.ts";

export const rmc = layout(
  time("time"),
  letter("status", "AV"),
  latitude(),
  longitude(),
  number("speed", 0),
  number("course", 0, 360),
  digits("date", 6),
  eastWest("variation"),
  letter("mode", "ADEFMNPRS"),
  letter("navigationalStatus", "SCUV"),
);
