/** A switch bank of the MV Malabar Queen: 127501 every second, each contact in one of four states. */
import { candumpLines } from "../../src/wire/nmea2000/encode.ts";
import {
  SWITCH_BANK_STATUS,
  type SwitchState,
  switchBankStatusPayload,
} from "../../src/wire/nmea2000/switch-bank-status.ts";
import { BANKS } from "./malabar-queen-banks.ts";
import type { Speaker } from "./part.ts";
import type { Standing, Thing } from "./timeline.ts";

const state = (thing: Thing | undefined): SwitchState =>
  thing === "error" ? "error" : thing === "silent" ? "unavailable" : thing === true ? "on" : "off";

/** A contact that tells one end of a door's travel; both are off while it moves. */
const contact = (standing: Standing, item: string, end: string): SwitchState =>
  standing.get(`${item}.contacts`) === "error"
    ? "error"
    : standing.get(`${item}.position`) === end
      ? "on"
      : "off";

export const bank = (instance: number, named: Speaker["named"]): Speaker => ({
  every: 1000,
  ...(named === undefined ? {} : { named }),
  says: ({ standing, at }) => {
    const indicators = Object.entries(BANKS[instance] ?? {}).map(([number, what]) => {
      const [thing, end] = what.split("=");
      const item = (thing ?? "").slice(0, (thing ?? "").lastIndexOf("."));
      return [
        Number(number),
        end === undefined ? state(standing.get(what)) : contact(standing, item, end),
      ] as const;
    });
    const payload = switchBankStatusPayload(instance, Object.fromEntries(indicators));
    return candumpLines("can0", at, { pgn: SWITCH_BANK_STATUS, source: 30 + instance, payload });
  },
});
