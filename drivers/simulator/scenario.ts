/** A scenario: how things stand at first, what happens, and where. */
import { malabarQueen } from "./malabar-queen.ts";
import type { Part } from "./part.ts";
import type { Change, Thing } from "./timeline.ts";
import type { Track } from "./track.ts";

export interface Scenario {
  readonly initial: Readonly<Record<string, Thing>>;
  readonly changes: readonly Change[];
  readonly track: Track;
  readonly parts: Readonly<Record<string, Part>>;
}

const doorNumbers = [1, 2, 3, 4, 5, 6, 7, 8];

/** The ship as she lies alongside at Kochi with everything in order and closed. */
const alongside: Readonly<Record<string, Thing>> = {
  ...Object.fromEntries(
    doorNumbers.flatMap((door) => [
      [`wtd-${door}.position`, "closed"],
      [`wtd-${door}.supply`, true],
      [`wtd-${door}.control-supply`, true],
    ]),
  ),
  "bow-door.position": "closed",
  "bow-door.secured": true,
  "inner-bow-door.position": "closed",
  "inner-bow-door.secured": true,
  "stern-ramp.position": "closed",
  "stern-ramp.secured": true,
  "shell-panel.supply": true,
  "shell-panel.sea-voyage": false,
  "mooring.lines-ashore": true,
  "ais.status": 5,
  "ordered-speed": 0,
  "bridge-watch.manned": true,
  "hydraulic-pump-1.available": true,
  "hydraulic-pump-2.available": true,
  "door-supply.emergency": true,
  "loading-computer.healthy": true,
  "loading-computer.doors-fed": true,
  "vehicle-deck.monitored": true,
  "hold-ramp.closed": true,
  "hold-ramp.secured": true,
  "scupper-port.open": true,
  "scupper-starboard.open": true,
  ...Object.fromEntries(
    ["hinged-door-1", "hinged-door-2", "pilot-port", "bunker-port", "plate-er", "scuttle-crew"].map((id) => [
      `${id}.closed`,
      true,
    ]),
  ),
  ...Object.fromEntries(
    [
      "steering-pump-1.power",
      "steering-pump-2.power",
      "steering-pump-1.running",
      "steering-pump-2.running",
      "steering-control-1.supply",
      "steering-control-2.supply",
      "steering-circuit-main.live",
      "steering-circuit-emergency.live",
      "steering-emergency.normal-supply",
      "steering-gear.communication",
      "remote-control.bridge",
      "remote-control.answered",
      "remote-control.emergency-stop-ready",
      "remote-control.override-ready",
      "battery-room.ventilated",
      "battery-room.charging",
    ].map((thing) => [thing, true]),
  ),
  ...Object.fromEntries(["pilot-port", "bunker-port", "scuttle-crew"].map((id) => [`${id}.secured`, true])),
  ...Object.fromEntries([1, 2, 3].map((pump) => [`bilge-pump-${pump}.available`, true])),
};

/** Off Fort Kochi, a little inside the harbour limit of config/harbours/kochi.geojson, heading out. */
const offKochi: Track = { latitude: 9.965, longitude: 76.1755, course: 270 };

export const malabarQueenScenario = (
  changes: readonly Change[],
  initial: Readonly<Record<string, Thing>> = {},
): Scenario => ({
  initial: { ...alongside, ...initial },
  changes,
  track: offKochi,
  parts: malabarQueen,
});
