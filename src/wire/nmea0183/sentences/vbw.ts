/**
 * VBW: speed along and across, through water and over ground.
 *
 *     $--VBW,x.x,x.x,A,x.x,x.x,A,x.x,A,x.x,A*hh
 *            1   2   3 4   5   6 7   8 9   10
 *
 *     kn; along: negative astern, across: negative to port · 1 to 3 through water · 4 to 6 over ground ·
 *     7, 8 at the stern across through water · 9, 10 over ground (older devices stop at 6)
 */
import { layout, letter, number } from "../fields.ts";

export const vbw = layout(
  number("waterSpeed"),
  number("waterSpeedAcross"),
  letter("waterStatus", "AV"),
  number("groundSpeed"),
  number("groundSpeedAcross"),
  letter("groundStatus", "AV"),
  number("sternWaterSpeedAcross"),
  letter("sternWaterStatus", "AV"),
  number("sternGroundSpeedAcross"),
  letter("sternGroundStatus", "AV"),
);
