/**
 * DOR: door status detection.
 *
 *     $--DOR,a,hhmmss.ss,aa,cc,xxx,xxx,a,a,c--c*hh
 *            1 2         3  4  5   6   7 8 9
 *
 *     1 type S E F · 2 time · 3 system WT WS FD HD OT · 4 first division · 5 second division · 6 door, or count ·
 *     7 status O open, C closed, S secured, F free, X fault · 8 switch setting O harbour, C sea mode · 9 text
 *
 * The older form has eight fields: no switch setting, the text is the eighth. The form is told by the number of
 * fields. An eighth and last field that is just `O` or `C` may be either: it is given as `ambiguous`.
 */
import { detection, ofItem } from "../detection.ts";
import { apply, draft, finish, type Layout, letter, text } from "../fields.ts";

const head = [...detection("SEF", "door"), ofItem(letter("status", "OCSFX"))];
const older = [text("text")];
const newer = [letter("switchSetting", "OC"), text("text")];
const unsure = [letter("ambiguous", "OC")];

export const dor: Layout = (raw) => {
  const read = draft();
  if (raw.length < 7 || !apply(head, raw, 0, read)) return undefined;
  const eighth = raw[7] ?? "";
  const tail = raw.length > 8 ? newer : eighth === "O" || eighth === "C" ? unsure : older;
  apply(tail, raw, 7, read);
  return finish(read);
};
