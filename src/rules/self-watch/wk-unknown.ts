/** An input that says nothing to be believed: one alert, whatever number of rules read it. The judge finds it. */
import { selfWatch } from "../citation.ts";
import { BROKEN } from "../judging/silence.ts";
import { defineRule } from "../rule.ts";

export const inputsAreBelieved = defineRule({
  id: BROKEN,
  title: "Inputs can be believed",
  cites: selfWatch("inputs", "Unknown is not safe."),
  version: 1,
  reading: "Broken, contradictory and out of range are one: nothing is known, and the words say why.",
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [],
  raises: [{ priority: "warning", as: "or as the most urgent check that needs it has it" }],
});
