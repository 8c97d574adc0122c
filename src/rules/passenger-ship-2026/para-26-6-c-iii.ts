/** The transitional source of power behind electric doors. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { doorSupplies, doorsPoweredBy } from "../terms/door-power.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const transitionalSourceOfDoors = defineRule({
  id: "PSR-I-26(6)(c)(iii)",
  title: "Electric doors: transitional source ready",
  cites: schedule(
    "26(6)(c)(iii)",
    "capable of being automatically supplied by the transitional source of emergency electrical power",
  ),
  version: 1,
  reading:
    "Ready is: connected, and charged for three movements of every door, as the source itself reports. A change-over is seen by the supply at each motor, 26(6)(h).",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => doorSupplies(ship, doorsPoweredBy(ship, "electric")),
      settings: { changing: setting(seconds(2), "the text gives none; a change-over lasts less") },
      reads: (supply) => ({ ready: of(supply, "transitional") }),
      complies: ({ ready }) => ready,
      alert: {
        aspect: "power",
        category: "B",
        title: (supply) => titled(supply, "NO RESERVE"),
        steps: after(
          "changing",
          "alarm",
          ({ name }) => `${name}: transitional source not ready, doors stop in a blackout`,
        ),
        unknown: { priority: "alarm" },
      },
      log: entered("watertight-doors", "transitional source not ready", "transitional source ready again"),
    }),
  ],
});
