/**
 * PRC: propulsion remote control.
 *
 *     $--PRC,x.x,A,x.x,a,x.x,a,a,x*hh
 *            1   2 3   4 5   6 7 8
 *
 *     1 lever demand %, negative astern · 2 status · 3 revolutions demand · 4 P percent, R rpm, V invalid ·
 *     5 pitch demand · 6 P percent, D degrees, V invalid · 7 place B bridge, P port wing, S starboard wing, C
 *     control room, E engine side, W wing · 8 engine or shaft
 */
import { layout, letter, number, whole } from "../fields.ts";

export const prc = layout(
  number("lever", -100, 100),
  letter("status", "AV"),
  number("revolutionsDemand"),
  letter("revolutionsMode", "PRV"),
  number("pitchDemand"),
  letter("pitchMode", "PDV"),
  letter("place", "BPSCEW"),
  whole("number"),
);
