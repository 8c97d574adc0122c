/**
 * EVE: general event.
 *
 *     $--EVE,hhmmss.ss,c--c,c--c*hh
 *            1         2    3
 *
 *     2 tag · 3 text
 */
import { identifier, layout, text, time } from "../fields.ts";

export const eve = layout(time("time"), identifier("tag"), text("text"));
