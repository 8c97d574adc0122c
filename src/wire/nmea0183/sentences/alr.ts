/**
 * ALR: state of an alarm (no longer for new design, on most ships).
 *
 *     $--ALR,hhmmss.ss,xxx,A,A,c--c*hh
 *            1         2   3 4 5
 *
 *     1 time of change · 2 alarm number at its source · 3 condition A exceeded, V not · 4 acknowledgement A
 *     acknowledged, V not · 5 text
 *
 * One with no alarm number says that no alarm is active; it is not alarm number 0.
 */
import { layout, letter, numeral, text, time } from "../fields.ts";

export const alr = layout(
  time("time"),
  numeral("alarm"),
  letter("condition", "AV"),
  letter("acknowledgement", "AV"),
  text("text"),
);
