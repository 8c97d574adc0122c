/** Two power pumps at the least. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { availablePumps, pumpsOf } from "../terms/bilge.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { theShip } from "../terms/the-ship.ts";

export const twoBilgePumps = defineRule({
  id: "PSR-I-51(4)",
  title: "Two power bilge pumps available",
  cites: schedule("51(4)", "At least two power pumps connected to the main bilge system shall be provided"),
  version: 1,
  reading:
    "Below the three of 51(3)(b) it is a warning there; below two an alarm here. A pump whose state is not known does not count.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => (fitted(ship, "bilge-pump").length === 0 ? [] : theShip(ship)),
      settings: { changing: setting(seconds(5), "a starter that is changed over is away for less") },
      reads: (_, ship) => pumpsOf(ship),
      complies: (values) => availablePumps(values) >= 2,
      alert: {
        aspect: "health",
        category: "B",
        title: () => "BILGE PUMPS",
        steps: [
          {
            after: ({ changing }) => changing,
            priority: "alarm",
            says: (_, values) => `Only ${availablePumps(values)} bilge pumps can be started, fewer than two`,
          },
        ],
      },
      log: entered("engine", "fewer than two bilge pumps", "two bilge pumps or more"),
    }),
  ],
});
