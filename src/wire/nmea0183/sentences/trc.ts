/**
 * TRC: thruster control.
 *
 *     $--TRC,x,x.x,a,x.x,a,x.x,a,a*hh
 *            1 2   3 4   5 6   7 8
 *
 *     1 thruster, odd bow, even stern · 2 revolutions demand · 3 P percent, R rpm, V invalid · 4 pitch demand ·
 *     5 P percent, D degrees, V invalid · 6 azimuth demand · 7 place B P S C E W · 8 R report, C command
 */
import { layout, letter, number, whole } from "../fields.ts";

export const trc = layout(
  whole("number"),
  number("revolutionsDemand"),
  letter("revolutionsMode", "PRV"),
  number("pitchDemand"),
  letter("pitchMode", "PDV"),
  number("azimuthDemand", 0, 360),
  letter("place", "BPSCEW"),
  letter("sentenceStatus", "RC"),
);
