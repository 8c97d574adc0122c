/** Inputs that are not heard in time: one alert for each port, with all of them. The judge finds it. */
import { selfWatch } from "../citation.ts";
import { SILENT } from "../judging/silence.ts";
import { defineRule } from "../rule.ts";

export const inputsComeInTime = defineRule({
  id: SILENT,
  title: "Inputs come in time",
  cites: selfWatch("inputs", "Every input has a maximum age."),
  version: 1,
  reading:
    "What fell silent with one port is one alert, and one more that falls silent makes it a fresh one.",
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [],
  raises: [{ priority: "warning", as: "or as the most urgent check that needs one of them has it" }],
});
