/** The trim against that of the damage calculations. */
import { minutes } from "../../kernel/duration.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { trimmedShip } from "../terms/loading.ts";
import { passengerShips } from "../terms/ships.ts";
import { asTheVoyageBegins } from "../terms/voyage.ts";

export const trimCovered = defineRule({
  id: "PSR-I-16(2)",
  title: "Trim covered by the damage calculations",
  cites: schedule(
    "16(2)",
    "the difference in trim in comparison with the reference trim used for one calculation shall be not more than 0.5% of L",
  ),
  version: 1,
  reading:
    "Written for the calculation, read for the ship: draught aft less forward, as the voyage begins, against one reference trim, which is a setting. L is the length of the ship file.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: trimmedShip,
      settings: {
        reference: setting(0, "calculations are made on an even keel unless her booklet says otherwise", "m"),
        lasting: setting(minutes(1), "a swell along the berth passes"),
      },
      reads: (she) => ({ forward: she.forward, aft: she.aft }),
      during: asTheVoyageBegins,
      complies: ({ forward, aft }, { item, settings }) =>
        Math.abs(aft - forward - settings.reference) <= 0.005 * item.length,
      alert: {
        aspect: "health",
        category: "B",
        title: () => "TRIM",
        steps: [
          {
            after: ({ lasting }) => lasting,
            priority: "caution",
            says: (_, { forward = 0, aft = 0 }) =>
              `Trim ${(aft - forward).toFixed(2)} m by the stern, outside the damage calculations`,
          },
        ],
        unknown: { priority: "caution" },
      },
    }),
  ],
});
