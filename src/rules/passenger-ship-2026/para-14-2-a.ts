/** The metacentric height against its limit. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const metacentricHeight = defineRule({
  id: "PSR-I-14(2)(a)",
  title: "Metacentric height above its limit",
  cites: schedule(
    "14(2)(a)",
    "minimum operational metacentric height (GM) and maximum permissible trim versus draught which assures compliance with the intact and damage stability requirements",
  ),
  version: 1,
  reading:
    "GM and its limit at the draught and trim of the hour, as the stability computer tells both; less than a tenth above the limit is a caution. Trim limits are in the computer's own limit.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "stability-computer"),
      settings: {
        margin: setting(1.1, "a tenth covers free surfaces and consumption until it is seen", "×"),
      },
      reads: (computer) => ({ gm: of(computer, "gm"), limit: of(computer, "gm-limit") }),
      during: fromReadiness,
      complies: ({ gm, limit }, { settings }) => gm >= limit * settings.margin,
      alert: {
        aspect: "health",
        category: "B",
        title: () => "STABILITY",
        steps: [
          {
            after: seconds(0),
            priority: "caution",
            says: (_, { gm, limit }) =>
              `GM ${gm?.toFixed(2)} m, close to its limit of ${limit?.toFixed(2)} m`,
          },
          {
            after: seconds(0),
            priority: "warning",
            when: ({ gm, limit }) => gm !== undefined && limit !== undefined && gm < limit,
            says: (_, { gm, limit }) => `GM ${gm?.toFixed(2)} m, below its limit of ${limit?.toFixed(2)} m`,
          },
        ],
      },
      log: entered(
        "deck",
        "metacentric height close to its limit or below",
        "metacentric height sufficient again",
      ),
    }),
  ],
});
