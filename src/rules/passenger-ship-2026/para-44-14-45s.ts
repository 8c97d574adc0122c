/** The alternative supply of the steering gear, when the normal one is lost. */
import { of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { normallySupplied, watchChangeOver } from "../terms/alternative-supply.ts";
import { passengerShipsOfStockOver230 } from "../terms/ships.ts";
import { alternativeSupplies } from "../terms/steering.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const steeringSuppliedOtherwise = defineRule({
  id: "PSR-I-44(14)/45s",
  title: "Alternative supply of the steering gear within 45 s",
  cites: schedule(
    "44(14)",
    "shall be provided automatically, within 45 seconds, either from the emergency source of electrical power or from an independent source of power located in the steering gear compartment",
  ),
  version: 1,
  reading:
    "A diameter that the ship file does not state is more than 230 mm. What is not seen connected is not connected.",
  binds: passengerShipsOfStockOver230,
  status: "watched",
  checks: [
    episode({
      items: alternativeSupplies,
      reads: (supply) => ({ normal: of(supply, "normal-supply"), connected: of(supply, "connected") }),
      start: normallySupplied,
      turn: (state, values, now, { item }) => watchChangeOver(state, values, now, item.name),
      alert: {
        aspect: "power",
        category: "B",
        title: (supply) => titled(supply, "NOT THERE"),
        steps: atOnce("alarm", ({ name }) => `${name} not connected`),
        unknown: { priority: "alarm" },
      },
      log: { when: ["met", "failed"], book: "deck", says: (_supply, _outcome, _values, words) => words },
    }),
  ],
});
