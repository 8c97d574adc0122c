/** The ferry of the stories: bound by every rule unless a story says otherwise, fitted with what the story needs. */
import type { Kind } from "../../src/ship/kinds.ts";
import type { Equipment, Particulars, Ship } from "../../src/ship/ship.ts";

/** One item, with the signals that the ship file binds. */
export const item = <K extends Kind>(
  kind: K,
  id: string,
  signals: readonly string[],
  attributes: Partial<Equipment<K>> = {},
): Equipment<K> => ({ id, kind, name: id.toUpperCase(), signals, ...attributes });

export const ferry = (
  equipment: readonly Equipment[],
  change: Partial<Particulars> = {},
  ship: Partial<Ship> = {},
): Ship => ({
  particulars: {
    name: "MV Malabar",
    id: "malabar",
    flag: "IN",
    class: "I",
    types: ["passenger", "ro-ro-passenger"],
    keelLaid: "2026-07-13",
    length: 140,
    breadth: 22,
    passengersCertified: 900,
    personsCertified: 980,
    propulsion: "mechanical",
    timeZone: "Asia/Kolkata",
    ...change,
  },
  equipment,
  settings: {},
  harbours: [],
  waterways: [],
  ...ship,
});
