/** Steering by two or more like power units: one out of operation. */
import { seconds } from "../../kernel/duration.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { countOf, eachTells, powerUnits, shipWith, standsOnItsUnits } from "../terms/steering.ts";
import { untilTheNextBerth } from "../terms/voyage.ts";

export const likeUnitsAvailable = defineRule({
  id: "PSR-I-44(6)",
  title: "Every like power unit of the steering gear available",
  cites: schedule("44(6)", "while any one of the power units is out of operation"),
  version: 1,
  reading:
    "A ship whose file names no unit of an auxiliary gear stands on the like units of the main gear. With one out of operation she still complies, so it is a warning. A unit that does not tell is not available.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => (standsOnItsUnits(ship) ? shipWith(ship, powerUnits(ship)) : []),
      settings: { changing: setting(seconds(5), "a change-over of the supply lasts less") },
      reads: ({ items }) => eachTells(items, "power"),
      during: untilTheNextBerth,
      complies: (values, { item }) => countOf(item.items, values) === item.items.length,
      alert: {
        aspect: "health",
        category: "B",
        title: () => "STEERING UNITS",
        steps: [
          {
            after: ({ changing }) => changing,
            priority: "warning",
            says: ({ items }, values) =>
              `Steering on ${countOf(items, values)} of ${items.length} power units: the next fault may take the rudder`,
          },
        ],
      },
      log: entered(
        "deck",
        "steers with a power unit out of operation",
        "has every steering power unit again",
      ),
    }),
  ],
});
