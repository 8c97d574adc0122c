/** When nothing tells whether she is under way, leaving harbour cannot be detected: somebody must say so. */

import { seconds } from "../../kernel/duration.ts";
import { fact } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { selfWatch } from "../citation.ts";
import { defineRule } from "../rule.ts";

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
  ],
});
