/**
 * HDG: heading of a magnetic sensor, with deviation and variation.
 *
 *     $--HDG,x.x,x.x,a,x.x,a*hh
 *            1   2   3 4   5
 */
import { eastWest, layout, number } from "../fields.ts";

export const hdg = layout(number("heading", 0, 360), eastWest("deviation"), eastWest("variation"));
