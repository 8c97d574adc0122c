/** The flooding detection system has power, reports no fault, and speaks. */
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { entered } from "../terms/logs.ts";
import { passengerShipsOf36Persons } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const floodingDetectionAvailable = defineRule({
  id: "PSR-I-39/health",
  title: "Flooding detection system available",
  cites: schedule(
    "39",
    "A flooding detection system for watertight spaces below the bulkhead deck shall be provided",
  ),
  version: 1,
  binds: passengerShipsOf36Persons,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "flooding-detection-system"),
      reads: (system) => ({ healthy: of(system, "healthy") }),
      complies: ({ healthy }) => healthy,
      alert: {
        aspect: "health",
        category: "B",
        title: (system) => titled(system, "FAULT"),
        steps: atOnce("warning", (system) => `${system.name} faulty: flooding may go unseen, sound by hand`),
      },
      log: entered("engine", "faulty", "in order again"),
    }),
  ],
});
