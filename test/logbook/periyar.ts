/** The ship of the logbook's tests. */
import type { Ship } from "../../src/ship/ship.ts";

export const periyar: Ship = {
  particulars: {
    name: "Periyar",
    id: "periyar",
    flag: "IN",
    types: ["passenger"],
    length: 120,
    breadth: 20,
    passengersCertified: 600,
    personsCertified: 660,
    propulsion: "mechanical",
    timeZone: "Asia/Kolkata",
  },
  equipment: [
    { id: "wtd-7", kind: "watertight-door", name: "WTD 7, shaft tunnel", signals: [] },
    { id: "bilge-er", kind: "bilge-well", name: "Bilge well, engine room", signals: [] },
  ],
  settings: {},
  harbours: [],
  waterways: [],
};
