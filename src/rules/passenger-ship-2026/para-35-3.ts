/** The scenario of a damage control drill differs from that of the drill before. */
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { heldDrill, sameScenario, scenarioOf } from "../terms/drills.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";

export const drillScenariosVary = defineRule({
  id: "PSR-I-35(3)",
  title: "Scenario that differs from the last drill",
  cites: schedule("35(3)", "The damage control drill scenarios shall vary each drill"),
  version: 1,
  reading:
    "Two scenarios are the same when they are told in the same words; whether others simulate different damage is for the master to say. Each is compared with the one of the drill before.",
  binds: passengerShips,
  status: "entered",
  checks: [
    episode({
      items: theShip,
      reads: () => ({ held: heldDrill("damage-control"), scenario: scenarioOf("damage-control") }),
      start: { held: "", scenario: "" },
      turn: (before, { held, scenario }) => {
        if (held === undefined || scenario === undefined || held <= before.held) return { state: before };
        const state = { held, scenario };
        if (before.held === "" || !sameScenario(before.scenario, scenario))
          return { state, outcome: { is: "met", says: `Damage control drill simulated: ${scenario}` } };
        return {
          state,
          outcome: {
            is: "failed",
            says: `Damage control drill with the scenario of the one before: ${scenario}`,
          },
        };
      },
      alert: {
        aspect: "record",
        category: "B",
        title: () => "SAME SCENARIO",
        steps: atOnce("caution", () => "Damage control drill with the scenario of the one before"),
      },
      log: { when: ["met", "failed"], book: "drills", says: (_, __, ___, words) => words },
    }),
  ],
});
