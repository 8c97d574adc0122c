/**
 * HBT: heartbeat of a device.
 *
 *     $--HBT,x.x,A,x*hh
 *            1   2 3
 *
 *     1 repeat interval s · 2 status A normal, V faulty · 3 sequence 0-9, then 0 again: a jump is a loss
 */
import { layout, letter, number, whole } from "../fields.ts";

export const hbt = layout(number("interval", 0, 999), letter("status", "AV"), whole("sequence", 0, 9));
