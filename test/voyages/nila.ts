/** The MV Nila alongside in Kochi: a small passenger ship, everything closed and locked. */
import type { Aboard } from "./aboard.ts";
import { receiver, transponder } from "./instruments.ts";
import { unitOf } from "./points.ts";
import { shipFileOf } from "./ship-file.ts";

const file = shipFileOf("nila.yaml");

export const nila: Aboard = {
  name: "MV Nila",
  file,
  ports: { unit: unitOf(file, "unit", 1), gnss: receiver, ais: transponder(419_000_999) },
  inOrder: {
    "side-door.position": "closed",
    "side-door.secured": true,
    "scuttle.position": "closed",
    "scuttle.secured": true,
    "draught-forward.draught": 3.0,
    "draught-aft.draught": 3.1,
    "mooring.lines-ashore": true,
    "ais.status": 5,
  },
  berth: { latitude: 9.973, longitude: 76.235, course: 270 },
  periodic: new Set(["gnss", "ais"]),
};
