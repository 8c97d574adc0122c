/** Bulkheads that confine water on the ro-ro deck. */
import { fitted } from "../../ship/ship.ts";
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { entered } from "../terms/logs.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const floodBarriersSecured = defineRule({
  id: "PSR-I-40(7)",
  title: "Flood barriers on the ro-ro deck secured",
  cites: schedule(
    "40(7)",
    "shall be in place and secured before the voyage commences and remain in place and secured until the ship is at its next berth",
  ),
  version: 1,
  reading: "An anchorage is no berth, and no permission reaches a barrier; accesses within it are 40(8).",
  binds: roRoPassengerShips,
  status: "watched",
  checks: [
    gate({
      items: (ship) => fitted(ship, "flood-barrier"),
      reads: (barrier) => ({ phase: ifKnown(fact("voyage.phase")), secured: of(barrier, "secured") }),
      during: fromReadiness,
      complies: ({ secured }) => secured,
      lists: ({ name }) => `${name} in place and secured`,
      alert: {
        aspect: "securing",
        category: "B",
        title: (barrier) => titled(barrier, "UNSECURED"),
        steps: whenSheGoes("alarm", ({ name }) => `${name} not in place and secured on the voyage`),
        unknown: { priority: "alarm" },
      },
      log: entered("deck", "not in place and secured on the voyage", "in place and secured"),
    }),
  ],
});
