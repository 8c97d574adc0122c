/** Alerts of other equipment that join the list, and a source of them that is lost. The list of those alerts finds it. */
import { selfWatch } from "../citation.ts";
import { defineRule } from "../rule.ts";

export const othersAreHeard = defineRule({
  id: "WK-foreign",
  title: "Alerts of other equipment are heard",
  cites: selfWatch("alerts of others", "Unknown is not safe."),
  version: 1,
  reading:
    "Alerts of a source that is lost stay on the list, marked: MSC.302(87) 12.2 would take them away, and nobody would know of them.",
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [],
  raises: [
    { priority: "warning", as: "a source that is lost; an alert of unknown priority" },
    { priority: "emergency-alarm", as: "and every other, as the source has it" },
  ],
});
