/** Closures of trunkways, worked by power from a central position. */
import { days } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { closureArrives, closureControlled, trunkwayItems } from "../terms/trunkways.ts";

export const trunkwayClosures = defineRule({
  id: "PSR-I-26(10)(c)",
  title: "Trunkway closures closed by power",
  cites: schedule(
    "26(10)(c)",
    "the means of closure at such openings shall be operated by power and be capable of being closed from a central position situated above the bulkhead deck",
  ),
  version: 1,
  reading:
    "Power and control lost, or a closure that stays between its switches, is a warning. The text gives no interval of tests; it is seen to close with the weekly tests of 37(1). Where the central position stands is construction.",
  binds: passengerShips,
  status: "watched",
  checks: [
    closureControlled,
    closureArrives,
    duty({
      check: "test",
      items: trunkwayItems,
      settings: { interval: setting(days(7), "with the tests that para 37(1) wants weekly") },
      reads: (closure) => ({ position: of(closure, "position") }),
      every: ({ interval }) => ({ is: "span", span: interval }),
      warnBefore: days(1),
      evidence: { is: "movement", of: "position", through: [["open"], ["closed", "secured"]] },
      owes: ({ name }) => `${name} to be closed once`,
      alert: {
        aspect: "duty",
        category: "B",
        title: (closure) => titled(closure, "TEST DUE"),
        steps: [
          ...atOnce("caution", ({ name }) => `${name}: close it once before tomorrow`),
          ...atOnce("caution", ({ name }) => `${name} not closed for a week`),
        ],
      },
      log: {
        when: ["done", "missed"],
        book: "watertight-doors",
        says: ({ name }, event) => `${name} ${event === "done" ? "tested" : "not tested within the week"}`,
      },
    }),
  ],
});
