/** What a bilge pump moves through the main. */
import { itemFact } from "../../signals/item-facts.ts";
import { condition, episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { entered } from "../terms/logs.ts";
import { mainOf, notTested, type TestedPump, testedPumps, testOf, watchTest } from "../terms/pump-test.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const bilgePumpCapacity = defineRule({
  id: "PSR-I-51(3)(g)",
  title: "Bilge pump moves 2 m/s through the main",
  cites: schedule("51(3)(g)", "at a speed of not less than 2 m/s"),
  version: 1,
  reading:
    "The required main is d = 25 + 1.68 √(L (B + D)) mm, of the ship file's length, breadth and height of the bulkhead deck; an enclosed cargo space on that deck, which may make D greater, is not known here. Judged in a test alone, since in service a suction may be throttled: by the flow that an entry of a test of the pump gives, or by its meter while a test is declared as a permission for the pump. The text asks for no interval, and none is owed.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: testedPumps,
      reads: (pump) => ({ entered: itemFact("figure-flow", pump), ...mainOf(pump) }),
      complies: (values, { item }) =>
        values.entered === undefined || values.entered >= (item.least ?? Number.POSITIVE_INFINITY),
      alert: {
        aspect: "health",
        category: "B",
        title: (pump) => titled(pump, "CAPACITY"),
        steps: atOnce(
          "caution",
          ({ name, least }: TestedPump) =>
            `${name}: less than the ${least?.toFixed(0)} m³/h required in its last test`,
        ),
      },
      log: entered("engine", "below its required capacity", "of its required capacity"),
    }),
    episode({
      check: "meter",
      items: (ship) => testedPumps(ship).filter(({ signals }) => signals.includes("flow")),
      reads: (pump) => ({ ...testOf(pump), ...mainOf(pump) }),
      start: notTested,
      turn: (state, values, _now, { item }) =>
        watchTest(state, values, item.name, item.least ?? Number.POSITIVE_INFINITY),
      alert: {
        aspect: "health",
        category: "B",
        title: (pump) => titled(pump, "CAPACITY"),
        steps: atOnce("caution", ({ name }) => `${name} below its required capacity`),
      },
      log: {
        when: ["met", "failed", "unproven"],
        book: "engine",
        says: (_, _outcome, _values, words) => words,
      },
    }),
  ],
});
