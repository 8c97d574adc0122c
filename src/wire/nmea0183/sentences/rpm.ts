/**
 * RPM: revolutions.
 *
 *     $--RPM,a,x,x.x,x.x,A*hh
 *            1 2 3   4   5
 *
 *     1 source S shaft, E engine · 2 number, 0 single or on the centre-line, odd starboard, even port ·
 *     3 revolutions a minute, negative anticlockwise · 4 pitch %, negative astern · 5 status
 */
import { layout, letter, number, whole } from "../fields.ts";

export const rpm = layout(
  letter("source", "SE"),
  whole("number"),
  number("revolutions"),
  number("pitch"),
  letter("status", "AV"),
);
