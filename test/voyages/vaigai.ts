/** The MV Vaigai at the berth beside her: every closure of paragraphs 26 to 40, on one Modbus unit. */
import type { Thing } from "../../drivers/simulator/timeline.ts";
import type { Aboard } from "./aboard.ts";
import { receiver, transponder } from "./instruments.ts";
import { unitOf } from "./points.ts";
import { shipFileOf } from "./ship-file.ts";

const file = shipFileOf("vaigai.yaml");
const each = (items: string, signal: string, is: Thing): Readonly<Record<string, Thing>> =>
  Object.fromEntries(items.split(" ").map((item) => [`${item}.${signal}`, is]));

const DOORS = "wtd-1 wtd-2 wtd-3 wtd-4";
const SHELL = "stern-ramp pilot-door bow-door";
const PORTS = "gangway-port hatch lower-ramp deck-stairs";

export const vaigai: Aboard = {
  name: "MV Vaigai",
  file,
  ports: { unit: unitOf(file, "unit", 1), gnss: receiver, ais: transponder(419_000_888) },
  inOrder: {
    ...each(`${DOORS} wtd-5 crew-door scuttle-low cross-flooding ${SHELL} ${PORTS}`, "position", "closed"),
    ...each(`scuttle-low scuttle-store scuttle-saloon ${SHELL} ${PORTS}`, "secured", true),
    ...each(`${DOORS} shell-panel`, "supply", true),
    ...each("wtd-5 ramp-lock-port ramp-lock-starboard", "locked", true),
    ...each("scuttle-store scuttle-saloon", "deadlight", true),
    ...each("wtd-console flooding-detection stability", "healthy", true),
    ...each("pump-1 pump-2 pump-3", "available", true),
    ...each("scupper-1 scupper-2", "position", "open"),
    "wtd-supply.emergency": true,
    "wtd-supply.transitional": true,
    "cross-flooding.control": true,
    "draught-forward.draught": 5.3,
    "draught-aft.draught": 5.4,
    "stability.complies": true,
    "stability.doors-fed": true,
    "stability.gm": 1.8,
    "stability.gm-limit": 1.2,
    "vehicle-deck.monitored": true,
    "deck-camera.picture": true,
    "deck-camera.replay": 200,
    "mooring.lines-ashore": true,
    "ais.status": 5,
  },
  berth: { latitude: 9.972, longitude: 76.235, course: 270 },
  periodic: new Set(["gnss", "ais"]),
};
