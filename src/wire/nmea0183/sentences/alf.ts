/**
 * ALF: an alert of bridge alert management, in one sentence or two.
 *
 *     $--ALF,x,x,x,hhmmss.ss,a,a,a,aaa,x.x,x.x,x.x,x,c--c*hh
 *            1 2 3 4         5 6 7 8   9   10  11  1213
 *
 *     1 total · 2 number · 3 sequential id · 4 time of last change · 5 category A B C · 6 priority E emergency
 *     alarm, A alarm, W warning, C caution · 7 state V active-unacknowledged, S silenced, A active or
 *     acknowledged, O transferred, U rectified-unacknowledged, N normal · 8 manufacturer · 9 alert ·
 *     10 instance · 11 revision · 12 escalation · 13 title; in the second sentence the description
 *
 * A second sentence that does not come costs the description alone: an alert is not withheld for its prose.
 */
import { identifier, layout, letter, passed, required, text, time, whole } from "../fields.ts";
import type { Joined } from "../parts.ts";

const title = layout(
  passed,
  passed,
  passed,
  time("time"),
  letter("category", "ABC"),
  letter("priority", "EAWC"),
  required(letter("state", "VSAOUN")),
  identifier("manufacturer"),
  required(whole("alert")),
  whole("instance"),
  whole("revision", 0, 99),
  whole("escalation", 0, 9),
  text("title"),
);

const description = layout(
  passed,
  passed,
  passed,
  passed,
  passed,
  passed,
  passed,
  passed,
  passed,
  passed,
  passed,
  passed,
  text("description"),
);

export const alf: Joined = {
  mostParts: 2,
  join([first, second]) {
    const alert = first && title(first);
    return alert && second ? { ...alert, ...description(second) } : alert;
  },
  withoutRest: true,
};
