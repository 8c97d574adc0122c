/** The supply of the doors from the emergency switchboard. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { doorSupplies } from "../terms/door-power.ts";
import { powerOperatedSlidingDoors } from "../terms/doors.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const doorsFedByEmergencySwitchboard = defineRule({
  id: "PSR-I-26(6)(b)/supply",
  title: "Doors fed from the emergency switchboard",
  cites: schedule(
    "26(6)(b)",
    "the electrical power required for power-operated sliding watertight doors shall be supplied from the emergency switchboard either directly or by a dedicated distribution board situated above the bulkhead deck",
  ),
  version: 1,
  reading: "The feeder is watched apart from the supply at each motor: its loss concerns every door at once.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => doorSupplies(ship, powerOperatedSlidingDoors(ship)),
      settings: { changing: setting(seconds(2), "the text gives none; a change-over lasts less") },
      reads: (supply) => ({ live: of(supply, "emergency") }),
      complies: ({ live }) => live,
      alert: {
        aspect: "power",
        category: "B",
        title: (supply) => titled(supply, "NO SUPPLY"),
        steps: after("changing", "alarm", ({ name }) => `${name}: nothing from the emergency switchboard`),
        unknown: { priority: "alarm" },
      },
      log: entered("watertight-doors", "without supply", "supplied again"),
    }),
  ],
});
