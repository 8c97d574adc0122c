/**
 * FIR: fire detection.
 *
 *     $--FIR,a,hhmmss.ss,aa,cc,xxx,xxx,a,a,c--c*hh
 *            1 2         3  4  5   6   7 8 9
 *
 *     1 type S E F D · 2 time · 3 system FD FH FS FM GD GO GS GH SF SV CO OT · 4 first division (zone) ·
 *     5 second division (loop, deck) · 6 detector, or count · 7 condition A activation, V non-activation,
 *     X fault · 8 acknowledgement A acknowledged, V not · 9 text
 *
 * Condition V is "not activated", not "invalid"; the fault is X.
 */
import { detection, ofItem } from "../detection.ts";
import { layout, letter, text } from "../fields.ts";

export const fir = layout(
  ...detection("SEFD", "detector"),
  ofItem(letter("condition", "AVX")),
  ofItem(letter("acknowledgement", "AV")),
  text("text"),
);
