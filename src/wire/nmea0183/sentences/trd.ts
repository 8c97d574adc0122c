/**
 * TRD: what a thruster does.
 *
 *     $--TRD,x,x.x,a,x.x,a,x.x*hh
 *            1 2   3 4   5 6
 *
 *     1 thruster, odd bow, even stern · 2 revolutions · 3 P percent, R rpm, V invalid · 4 pitch · 5 P percent, D
 *     degrees, V invalid · 6 azimuth
 */
import { layout, letter, number, whole } from "../fields.ts";

export const trd = layout(
  whole("number"),
  number("revolutions"),
  letter("revolutionsMode", "PRV"),
  number("pitch"),
  letter("pitchMode", "PDV"),
  number("azimuth", 0, 360),
);
