/**
 * When nothing tells whether she is under way, leaving harbour cannot be detected: somebody must say so. And of
 * receivers that disagree none can be believed: somebody must find out which is wrong.
 */

import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { fact, ifKnown } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { selfWatch } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";

export const situationKnown = defineRule({
  id: "WK-situation",
  title: "The navigation status is known",
  cites: selfWatch("situation", "Unknown is not safe."),
  version: 1,
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [
    condition({
      items: () => [{ id: "navigation", name: "Navigation status" }],
      reads: () => ({ status: fact("navigation.status") }),
      complies: () => true,
      alert: {
        aspect: "mode",
        category: "B",
        title: () => "STATUS UNKNOWN",
        steps: [{ after: seconds(0), priority: "warning", says: () => "The navigation status is not known" }],
        unknown: {
          says: () =>
            "Nothing tells whether she is under way, at anchor or made fast: leaving harbour cannot be detected. Say it at the panel",
        },
      },
    }),
    condition({
      check: "receivers",
      items: (ship) => (fitted(ship, "gnss").length > 1 ? [{ id: "gnss", name: "GNSS receivers" }] : []),
      settings: {
        patience: setting(seconds(10), "a receiver that finds its fix again may jump once or twice"),
      },
      reads: () => ({ receivers: ifKnown(fact("navigation.receivers")) }),
      complies: ({ receivers }) => receivers === undefined || receivers === "agree",
      alert: {
        aspect: "mode",
        category: "B",
        title: () => "GNSS DISAGREE",
        steps: [
          {
            after: ({ patience }) => patience,
            priority: "warning",
            says: (_, { receivers }) =>
              `The GNSS receivers disagree: ${receivers ?? "not known"}. None is believed; compare them with the radar`,
          },
        ],
      },
    }),
  ],
});
