/**
 * HSS: hull stress.
 *
 *     $--HSS,c--c,x.x,A*hh
 *            1    2   3
 *
 *     1 measuring point · 2 value · 3 status A valid, V not
 */
import { identifier, layout, letter, number } from "../fields.ts";

export const hss = layout(identifier("point"), number("value"), letter("status", "AV"));
