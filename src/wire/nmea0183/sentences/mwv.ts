/**
 * MWV: wind speed and angle.
 *
 *     $--MWV,x.x,a,x.x,a,A*hh
 *            1   2 3   4 5
 *
 *     1 angle from the bow, 0 to 359 · 2 R relative, T theoretical · 3 speed · 4 unit K km/h, M m/s, N kn,
 *     S statute miles an hour · 5 status
 */
import { layout, letter, number } from "../fields.ts";

export const mwv = layout(
  number("angle", 0, 360),
  letter("reference", "RT"),
  number("speed", 0),
  letter("unit", "KMNS"),
  letter("status", "AV"),
);
