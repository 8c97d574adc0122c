/**
 * ROT: rate of turn.
 *
 *     $--ROT,x.x,A*hh
 *            1   2
 *
 *     1 degrees a minute, negative when the bow turns to port · 2 status A valid, V not
 */
import { layout, letter, number } from "../fields.ts";

export const rot = layout(number("rateOfTurn"), letter("status", "AV"));
