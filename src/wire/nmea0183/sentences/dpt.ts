/**
 * DPT: depth.
 *
 *     $--DPT,x.x,x.x,x.x*hh
 *            1   2   3
 *
 *     1 depth below the transducer m · 2 offset m, positive to the waterline, negative to the keel · 3 range m
 */
import { layout, number } from "../fields.ts";

export const dpt = layout(number("depth", 0), number("offset"), number("range", 0));
