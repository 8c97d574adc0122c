/** A rule that fails: what it watches is not watched, and nobody must believe that it is. The judge finds it. */
import { selfWatch } from "../citation.ts";
import { RULE_FAILED } from "../judging/held.ts";
import { defineRule } from "../rule.ts";

export const rulesRun = defineRule({
  id: RULE_FAILED,
  title: "Every rule runs",
  cites: selfWatch("rules", "One fault, one part."),
  version: 1,
  reading: "A rule that throws is unknown for its subject, once for each; the others go on.",
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [],
  raises: [{ priority: "warning" }],
});
