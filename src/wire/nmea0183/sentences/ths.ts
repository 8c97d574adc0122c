/**
 * THS: true heading and its status.
 *
 *     $--THS,x.x,a*hh
 *            1   2
 *
 *     2 mode A autonomous, E estimated, M manual, S simulator, V not valid
 */
import { layout, letter, number } from "../fields.ts";

export const ths = layout(number("heading", 0, 360), letter("mode", "AEMSV"));
