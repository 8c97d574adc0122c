/**
 * SLM: where and how she is steered.
 *
 *     $--SLM,x,a,c--c,a,c--c*hh
 *            1 2 3    4 5
 *
 *     1 system 0 passive, 1 active, 2 failure · 2 place B bridge, P port wing, S starboard wing, A aft bridge, X Y
 *     its wings, F fly bridge, C control room, E local, M emergency, R steering gear room, O other · 3 place in
 *     words · 4 mode D direct, M manual, A autopilot, P dynamic positioning, J joystick, E emergency · 5 submode
 */
import { layout, letter, text, whole } from "../fields.ts";

export const slm = layout(
  whole("system", 0, 2),
  letter("place", "BPSAXYFCEMRO"),
  text("placeText"),
  letter("mode", "DMAPJE"),
  text("submode"),
);
