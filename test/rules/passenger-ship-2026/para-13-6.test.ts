import { test } from "vitest";
import { draughtGaugesAgree } from "../../../src/rules/passenger-ship-2026/para-13-6.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const gauge = (id: "forward" | "aft" | "midships") => item("draught-gauge", id, ["draught"], { gauge: id });
const aboard = [gauge("forward"), gauge("aft"), gauge("midships")];
const good = {
  "voyage.phase": "ready",
  "forward.draught": 5,
  "aft.draught": 6,
  "midships.draught": 5.75,
} as const;

watched({
  rule: draughtGaugesAgree,
  aboard,
  good,
  bad: { "midships.draught": 5.85 },
  until: "59999ms",
  priority: "caution",
  says: "Draught gauges disagree: read the marks and enter the draughts",
  enters: [],
  unknown: { "forward.draught": "caution", "aft.draught": "caution", "midships.draught": "caution" },
});

test.each([
  [5.79, "normal"],
  [5.81, "active"],
  [5.21, "normal"],
  [5.19, "active"],
] as const)("amidships %f m where 5.50 m is the mean: %s", (draught, state) => {
  new RuleStory([draughtGaugesAgree], ferry(aboard), { ...good, "midships.draught": draught })
    .after("1min")
    .shows(state);
});

test("at sea, and without gauges at all three places, nothing is judged", () => {
  const apart = { ...good, "midships.draught": 7 } as const;
  new RuleStory([draughtGaugesAgree], ferry(aboard), { ...apart, "voyage.phase": "on-voyage" })
    .after("1h")
    .shows("normal");
  for (const missing of [0, 1, 2])
    new RuleStory([draughtGaugesAgree], ferry(aboard.filter((_, place) => place !== missing)), apart)
      .after("1h")
      .shows("normal");
});
