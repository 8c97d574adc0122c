import { test } from "vitest";
import { rudderIndicated } from "../../../src/rules/passenger-ship-2026/para-44-11.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const gear = (...signals: string[]) => item("steering-gear", "gear", signals, { name: "Steering gear" });

watched({
  rule: rudderIndicated,
  aboard: [gear("rudder-angle", "ordered-angle")],
  good: { "voyage.phase": "on-voyage", "gear.rudder-angle": 0, "gear.ordered-angle": 5 },
  bad: { "gear.ordered-angle": 5.1 },
  until: "14999ms",
  priority: "warning",
  says: "Rudder at 0°, ordered 5.1°: it does not follow",
  enters: ["Steering gear does not follow its order", "Steering gear follows again"],
  unknown: { "gear.rudder-angle": "warning", "gear.ordered-angle": "warning" },
});

test("it may lag to either side", () => {
  const story = new RuleStory([rudderIndicated], ferry([gear("rudder-angle", "ordered-angle")]), {
    "voyage.phase": "on-voyage",
    "gear.rudder-angle": 10,
    "gear.ordered-angle": 5,
  });
  story
    .after("1min")
    .shows("normal")
    .given({ "gear.rudder-angle": 10.1 })
    .after("15s")
    .shows("active-unacknowledged");
});

test("without the order only the indication is judged", () => {
  const story = new RuleStory([rudderIndicated], ferry([gear("rudder-angle")]), {
    "voyage.phase": "on-voyage",
    "gear.rudder-angle": 35,
  });
  story.after("1h").shows("normal");
});

test("alongside the rudder may lie as it likes", () => {
  new RuleStory([rudderIndicated], ferry([gear("rudder-angle", "ordered-angle")]), {
    "voyage.phase": "alongside",
    "gear.rudder-angle": 35,
    "gear.ordered-angle": 0,
  })
    .after("1h")
    .shows("normal");
});
