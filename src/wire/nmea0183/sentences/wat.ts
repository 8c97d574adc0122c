/**
 * WAT: water level detection.
 *
 *     $--WAT,a,hhmmss.ss,aa,xx,xx,xxx,a,a,c--c*hh
 *            1 2         3  4  5  6   7 8 9
 *
 *     1 type S E F · 2 time · 3 system WL BI HD OT · 4, 5 divisions · 6 point, or count · 7 condition N normal,
 *     H high, J extreme high, L low, K extreme low, X fault · 8 override O active (water allowed), N normal ·
 *     9 text
 *
 * The older form has eight fields: no override, the text is the eighth; told by the number of fields.
 */
import { detection, ofItem } from "../detection.ts";
import { apply, draft, finish, type Layout, letter, text } from "../fields.ts";

const head = [...detection("SEF", "point"), ofItem(letter("condition", "NHJLKX"))];
const older = [text("text")];
const newer = [letter("override", "ON"), text("text")];
const unsure = [letter("ambiguous", "ON")];

export const wat: Layout = (raw) => {
  const read = draft();
  if (raw.length < 7 || !apply(head, raw, 0, read)) return undefined;
  const eighth = raw[7] ?? "";
  const tail = raw.length > 8 ? newer : eighth === "O" || eighth === "N" ? unsure : older;
  apply(tail, raw, 7, read);
  return finish(read);
};
