import { test } from "vitest";
import { seaInletsIndicated } from "../../../src/rules/passenger-ship-2026/para-28-8-c.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const valve = item("valve", "si-1", ["position"], { name: "Sea inlet 1", valve: "sea-inlet" });

watched({
  rule: seaInletsIndicated,
  aboard: [valve],
  good: { "si-1.position": "open" },
  bad: { "si-1.position": "moving" },
  until: "59999ms",
  priority: "caution",
  says: "Sea inlet 1 shown neither open nor closed: take it for open",
  enters: [],
  unknown: { "si-1.position": "caution" },
});

test("valves of other sorts are not judged here", () => {
  new RuleStory([seaInletsIndicated], ferry([{ ...valve, valve: "discharge" }]), {
    "si-1.position": "moving",
  })
    .after("1h")
    .shows("normal");
});
