/**
 * VDM and VDO: what an AIS transponder received, and what it says of own ship.
 *
 *     !--VDM,x,x,x,a,s--s,x*hh
 *            1 2 3 4 5    6
 *
 *     1 total · 2 number · 3 sequential id · 4 radio channel · 5 payload, six bits to a character · 6 fill bits
 */
import { readPayload } from "../ais/payload.ts";
import type { Joined } from "../parts.ts";

export const vdm: Joined = {
  mostParts: 9,
  join(parts) {
    let payload = "";
    for (const part of parts) payload += part?.[4] ?? "";
    const fill = Number(parts.at(-1)?.[5] ?? "0");
    const channel = parts[0]?.[3];
    const report = readPayload(payload, fill >= 0 && fill <= 5 ? fill : 0);
    return report && channel ? { ...report, channel } : report;
  },
};
