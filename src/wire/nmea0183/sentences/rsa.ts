/**
 * RSA: rudder sensor angle.
 *
 *     $--RSA,x.x,A,x.x,A,x.x,A,x.x,A*hh
 *            1   2 3   4 5   6 7   8
 *
 *     1, 2 starboard or only rudder and its status · 3, 4 port · 5, 6 centre · 7, 8 bow or other (the last two
 *     pairs from edition 6 on). Negative turns the bow to port; in proportion, not always in degrees.
 */
import { layout, letter, number } from "../fields.ts";

export const rsa = layout(
  number("starboard"),
  letter("starboardStatus", "AV"),
  number("port"),
  letter("portStatus", "AV"),
  number("centre"),
  letter("centreStatus", "AV"),
  number("bow"),
  letter("bowStatus", "AV"),
);
