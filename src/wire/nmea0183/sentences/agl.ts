/**
 * AGL: list of a group (cluster) of alerts, of several sources.
 *
 *     $--AGL,xx,xx,xx,{ccxxxx,aaa,x.x,x.x}…*hh
 *            1  2  3   4      5   6   7
 *
 *     1 total · 2 number · 3 sequential id · then for each: 4 source · 5 manufacturer · 6 alert · 7 instance
 */
import type { FieldValue } from "../../message.ts";
import { apply, draft, finish, identifier, required, whole } from "../fields.ts";
import type { Joined } from "../parts.ts";

const entry = [identifier("source"), identifier("manufacturer"), required(whole("alert")), whole("instance")];

export const agl: Joined = {
  mostParts: 99,
  join(parts) {
    const alerts: FieldValue[] = [];
    for (const part of parts) {
      if (part === undefined) return undefined;
      for (let at = 3; at + 3 < part.length; at += 4) {
        const one = draft();
        if (!apply(entry, part, at, one)) return undefined;
        alerts.push(finish(one));
      }
    }
    return { alerts };
  },
};
