/** The circuits that serve the steering gear. */
import { seconds } from "../../kernel/duration.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { circuits, countOf, eachTells, shipWith } from "../terms/steering.ts";

export const steeringCircuitsLive = defineRule({
  id: "PSR-I-45(2)",
  title: "Two circuits of the steering gear live",
  cites: schedule(
    "45(2)",
    "served by at least two exclusive circuits fed directly from the main switchboard",
  ),
  version: 1,
  reading:
    "A circuit that does not tell is not live. The ship of less than 16,000 gross tonnage that 45(4) allows one circuit names the other supply as her second.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => shipWith(ship, circuits(ship)),
      settings: { changing: setting(seconds(5), "a change-over of the supply lasts less") },
      reads: ({ items }) => eachTells(items, "live"),
      complies: (values, { item }) => countOf(item.items, values) >= 2,
      alert: {
        aspect: "power",
        category: "B",
        title: () => "STEER CIRCUITS",
        steps: [
          {
            after: ({ changing }) => changing,
            priority: "warning",
            when: (values) => Object.values(values).includes(true),
            says: () => "Only one circuit of the steering gear is live",
          },
          {
            after: ({ changing }) => changing,
            priority: "alarm",
            when: (values) => !Object.values(values).includes(true),
            says: () => "No circuit of the steering gear is known to be live",
          },
        ],
      },
      log: entered(
        "deck",
        "has fewer than two live circuits of the steering gear",
        "has two live circuits again",
      ),
    }),
  ],
});
