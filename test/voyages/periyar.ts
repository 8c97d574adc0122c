/** The MV Periyar at her berth in Kochi: a small ro-ro ferry with panels and switch banks of many makers. */
import type { Aboard } from "./aboard.ts";
import { inOrder, periyarPorts } from "./periyar-ports.ts";
import { shipFileOf } from "./ship-file.ts";

export const periyar: Aboard = {
  name: "MV Periyar",
  file: shipFileOf("periyar.yaml"),
  ports: periyarPorts,
  inOrder,
  berth: { latitude: 9.97, longitude: 76.235, course: 270 },
  periodic: new Set(["gnss", "ais"]),
};
