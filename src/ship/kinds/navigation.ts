/** What tells where the ship is, how she moves, and what she shows to others. */

import type { LampState } from "../terms.ts";
import { anyText, number, position, type Signals, text, yesNo } from "./signal-spec.ts";

export const navigation = {
  "navigation-light": {
    state: text<LampState>("the lamp", "lit", "off", "open-circuit", "short-circuit", "failed"),
  },
  gnss: {
    position: position("where the ship is"),
    speed: number("kn", "speed over the ground"),
    course: number("°", "course over the ground"),
    time: anyText("UTC, as 2028-03-01T12:00:00Z"),
  },
  gyro: { heading: number("°", "true heading"), "rate-of-turn": number("°/min", "rate of turn") },
  "speed-log": { "speed-through-water": number("kn", "speed through the water") },
  ais: {
    status: text(
      "the navigational status that the ship reports",
      "under-way-using-engine",
      "at-anchor",
      "not-under-command",
      "restricted-manoeuvrability",
      "constrained-by-draught",
      "moored",
      "aground",
      "engaged-in-fishing",
      "under-way-sailing",
      "undefined",
    ),
  },
  mooring: { "lines-ashore": yesNo("any line is fast ashore") },
  "bridge-watch-alarm": { manned: yesNo("somebody is on the bridge") },
} as const satisfies Readonly<Record<string, Signals>>;
