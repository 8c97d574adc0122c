/**
 * VTG: course and speed over ground.
 *
 *     $--VTG,x.x,T,x.x,M,x.x,N,x.x,K,a*hh
 *            1   2 3   4 5   6 7   8 9
 *
 *     1 course true · 3 course magnetic · 5 speed kn · 7 speed km/h · 9 mode
 */
import { layout, letter, numberIn } from "../fields.ts";

export const vtg = layout(
  numberIn("course", "T"),
  numberIn("courseMagnetic", "M"),
  numberIn("speed", "N"),
  numberIn("speedKilometres", "K"),
  letter("mode", "ADEFMNPRS"),
);
