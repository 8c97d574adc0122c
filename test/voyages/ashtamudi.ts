/** The MV Ashtamudi alongside in Kochi: an existing ship of 2012. */
import type { Aboard } from "./aboard.ts";
import { receiver, transponder } from "./instruments.ts";
import { unitOf } from "./points.ts";
import { shipFileOf } from "./ship-file.ts";

const file = shipFileOf("ashtamudi.yaml");

export const ashtamudi: Aboard = {
  name: "MV Ashtamudi",
  file,
  ports: { unit: unitOf(file, "unit", 1), gnss: receiver, ais: transponder(419_000_555) },
  inOrder: {
    "gangway-port.position": "closed",
    "gangway-port.secured": true,
    "deck-camera.picture": true,
    "deck-camera.replay": 40,
    "mooring.lines-ashore": true,
    "ais.status": 5,
  },
  berth: { latitude: 9.974, longitude: 76.235, course: 270 },
  periodic: new Set(["gnss", "ais"]),
};
