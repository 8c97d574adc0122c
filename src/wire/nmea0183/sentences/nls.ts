/**
 * NLS: navigation light status.
 *
 *     $--NLS,x,x,x,x,{x,x,x}…*hh
 *            1 2 3 4  5 6 7
 *
 *     1 total of sentences · 2 sentence number · 3 sequential id · 4 lights in this sentence · then for each:
 *     5 light · 6 status 0 not in use, 1 off, 2 on, 3 unknown, 4 short circuit, 5 open circuit, 6 low
 *     luminosity, 9 other error · 7 remaining working hours in units of 100 h, 99: more than 9800 h
 *
 * Each sentence stands alone: its lights are told whole in it, so none waits for the others.
 */
import type { FieldValue } from "../../message.ts";
import { apply, draft, finish, type Layout, required, whole } from "../fields.ts";

const head = [whole("total", 1), whole("number", 1), whole("sequence", 0, 99), whole("count", 0)];
const lamp = [required(whole("light", 1)), whole("status", 0, 9), whole("remainingHours", 0, 99)];
const STATUSES = new Set<FieldValue | undefined>([0, 1, 2, 3, 4, 5, 6, 9]);

export const nls: Layout = (raw) => {
  const read = draft();
  apply(head, raw, 0, read);
  const lights: FieldValue[] = [];
  for (let at = 4; at + 1 < raw.length; at += 3) {
    const one = draft();
    if (!apply(lamp, raw, at, one)) {
      read.unreadable.push(`lights[${(at - 4) / 3}]`);
      continue;
    }
    if (one.fields.status !== undefined && !STATUSES.has(one.fields.status)) {
      delete one.fields.status;
      one.unreadable.push("status");
    }
    lights.push(finish(one));
  }
  if (read.fields.count !== undefined && read.fields.count !== lights.length) read.unreadable.push("count");
  read.fields.lights = lights;
  return finish(read);
};
