/**
 * ALC: cyclic list of all alerts of a source that are not normal.
 *
 *     $--ALC,xx,xx,xx,x.x,{aaa,x.x,x.x,x.x}…*hh
 *            1  2  3  4    5   6   7   8
 *
 *     1 total · 2 number · 3 sequential id · 4 entries in this sentence · then for each: 5 manufacturer ·
 *     6 alert · 7 instance · 8 revision
 *
 * What is not listed is normal, so a list with a part missing says nothing and is refused whole.
 */
import type { FieldValue } from "../../message.ts";
import { apply, draft, finish, identifier, required, whole } from "../fields.ts";
import type { Joined } from "../parts.ts";

const entry = [
  identifier("manufacturer"),
  required(whole("alert")),
  whole("instance"),
  whole("revision", 0, 99),
];

/** The entries of one sentence; undefined when one cannot be read or they are fewer than told. */
function entriesOf(raw: readonly string[]): readonly FieldValue[] | undefined {
  const told = Number(raw[3] ?? "0");
  const entries: FieldValue[] = [];
  for (let index = 0; index < told; index += 1) {
    const one = draft();
    if (!apply(entry, raw, 4 + index * 4, one)) return undefined;
    entries.push(finish(one));
  }
  return Number.isInteger(told) ? entries : undefined;
}

export const alc: Joined = {
  mostParts: 99,
  join(parts) {
    const alerts: FieldValue[] = [];
    for (const part of parts) {
      const entries = part && entriesOf(part);
      if (entries === undefined) return undefined;
      alerts.push(...entries);
    }
    return { alerts };
  },
};
