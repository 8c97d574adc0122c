/**
 * HDT: true heading (no longer for new design, on most ships).
 *
 *     $--HDT,x.x,T*hh
 */
import { headingIn, layout } from "../fields.ts";

export const hdt = layout(headingIn("heading", "T"));
