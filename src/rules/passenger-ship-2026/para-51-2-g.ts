/** Scuppers directly overboard only while the deck edge is clear of the water at five degrees. */
import { minutes } from "../../kernel/duration.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { draughtsTold, freeboardShip, immersionAngle } from "../terms/freeboard.ts";
import { passengerShips } from "../terms/ships.ts";

/** 51(2)(g): "more than five degrees". */
const LEAST = 5;

export const drainedOverboard = defineRule({
  id: "PSR-I-51(2)(g)",
  title: "Freeboard enough for scuppers overboard",
  cites: schedule("51(2)(g)", "the deck edge is immersed when the ship heels more than five degrees"),
  version: 1,
  reading:
    "A criterion of design, watched as she floats: the heel at which the edge of the bulkhead deck would be immersed, by her mean draught and half her breadth, without trim. At five degrees or less she is a ship of clause (h). A draught that is not known is the deepest subdivision draught.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: freeboardShip,
      settings: { lasting: setting(minutes(10), "gauges show waves and squat for less") },
      reads: draughtsTold,
      complies: (values, { item }) => immersionAngle(item, values) > LEAST,
      alert: {
        aspect: "health",
        category: "B",
        title: () => "FREEBOARD",
        steps: [
          {
            after: ({ lasting }) => lasting,
            priority: "caution",
            says: (ship, values) =>
              `Deck edge immersed at ${immersionAngle(ship, values).toFixed(1)}° of heel: scuppers overboard do not suffice`,
          },
        ],
      },
    }),
  ],
});
