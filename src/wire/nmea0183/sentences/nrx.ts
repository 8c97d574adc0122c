/**
 * NRX: a received NAVTEX message, in as many sentences as it takes.
 *
 *     $--NRX,xxx,xxx,xx,aaxx,x,hhmmss.ss,xx,xx,xxxx,x.x,x.x,A,c--c*hh
 *            1   2   3  4    5 6         7  8  9    10  11  1213
 *
 *     1 total · 2 number · 3 sequential id · 4 message code (station, subject, serial) · 5 frequency 0 not off the
 *     air, 1 490, 2 518, 3 4209.5 kHz · 6 time · 7 day · 8 month · 9 year · 10 characters · 11 bad characters ·
 *     12 status · 13 body; 4 to 12 only in the first
 */
import { unescapeText } from "../escape.ts";
import { identifier, layout, letter, passed, time, whole } from "../fields.ts";
import type { Joined } from "../parts.ts";

const head = layout(
  passed,
  passed,
  passed,
  identifier("code"),
  whole("frequency", 0, 3),
  time("time"),
  whole("day", 1, 31),
  whole("month", 1, 12),
  whole("year", 1900, 9999),
  whole("characters"),
  whole("badCharacters"),
  letter("status", "AV"),
);

export const nrx: Joined = {
  mostParts: 999,
  join(parts) {
    const [first] = parts;
    const fields = first && head(first);
    return fields && { ...fields, body: unescapeText(parts.map((part) => part?.[12] ?? "").join("")) };
  },
};
