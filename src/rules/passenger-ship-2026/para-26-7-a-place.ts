/** The central operating console of the watertight doors is in service. */

import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const doorConsoleInService = defineRule({
  id: "PSR-I-26(7)(a)/place",
  title: "Watertight door console in service",
  cites: schedule(
    "26(7)(a)",
    "a central operating console for all power-operated sliding watertight doors shall be located in the safety centre",
  ),
  version: 1,
  reading: "Where the console stands is construction; that each console has power and speaks is watched.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "watertight-door-console"),
      reads: (console) => ({ healthy: of(console, "healthy") }),
      complies: ({ healthy }) => healthy,
      alert: {
        aspect: "health",
        category: "B",
        title: (console) => titled(console, "FAULT"),
        steps: atOnce(
          "alarm",
          (console) => `${console.name} out of service: doors cannot be closed from there`,
        ),
        unknown: { priority: "alarm" },
      },
      log: entered("watertight-doors", "out of service", "in service again"),
    }),
  ],
});
