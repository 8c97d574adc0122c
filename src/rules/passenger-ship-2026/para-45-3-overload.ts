/** Overload of the circuits and motors of the steering gear. */
import type { Ref } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { circuits, powerUnits } from "../terms/steering.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

/** Circuits and motors tell it by the same name. */
const overloadOf = (id: string): Ref<boolean> => ({ signal: `${id}.overload`, need: "must" });

export const steeringOverload = defineRule({
  id: "PSR-I-45(3)/overload",
  title: "Steering gear: overload",
  cites: schedule("45(3)", "an overload alarm shall be provided for such circuits and motors"),
  version: 1,
  reading:
    "Para 44(5) wants the unit kept running, so that an overload calls for another one, not for a stop.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => [...circuits(ship), ...powerUnits(ship)],
      reads: ({ id }) => ({ overload: overloadOf(id) }),
      complies: ({ overload }) => !overload,
      alert: {
        aspect: "power",
        category: "B",
        title: (item) => titled(item, "OVERLOAD"),
        steps: atOnce("alarm", ({ name }) => `${name} overloaded: it is not tripped, start another unit`),
      },
      log: entered("engine", "overloaded", "no longer overloaded"),
    }),
  ],
});
