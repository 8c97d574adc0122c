/** Steering control on the bridge: two independent systems. */
import { seconds } from "../../kernel/duration.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { countOf, eachTells, shipWith, twoControlSystems } from "../terms/steering.ts";
import { untilTheNextBerth } from "../terms/voyage.ts";

export const twoSteeringControls = defineRule({
  id: "PSR-I-44(7)",
  title: "Two steering control systems",
  cites: schedule("44(7)", "by two independent control systems, both operable from the navigation bridge"),
  version: 1,
  reading:
    "Two in every case: both of the main gear under (b), or one of the main and one of the auxiliary gear under (a) and (c). A system whose supply is not told cannot be used.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => shipWith(ship, twoControlSystems(ship)),
      settings: {
        changing: setting(seconds(2), "a change-over of the supply lasts less"),
        systems: setting(
          2,
          "1 where the control is a hydraulic telemotor, to which 44(7)(b) allows to stand alone",
          "systems",
        ),
      },
      reads: ({ items }) => eachTells(items, "supply"),
      during: untilTheNextBerth,
      complies: (values, { item, settings }) => countOf(item.items, values) >= settings.systems,
      alert: {
        aspect: "health",
        category: "B",
        title: () => "STEER CONTROL",
        steps: [
          {
            after: ({ changing }) => changing,
            priority: "alarm",
            says: ({ items }, values) =>
              `${countOf(items, values)} of ${items.length} steering control systems can be used from the bridge`,
          },
        ],
      },
      log: entered("deck", "has too few steering control systems", "has its steering control systems again"),
    }),
  ],
});
