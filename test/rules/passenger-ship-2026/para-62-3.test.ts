import { test } from "vitest";
import { seaInletsControlled } from "../../../src/rules/passenger-ship-2026/para-62-3.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const valve = item("valve", "si-1", ["control"], { name: "Sea inlet 1", valve: "sea-inlet" });

watched({
  rule: seaInletsControlled,
  aboard: [valve],
  good: { "si-1.control": true },
  bad: { "si-1.control": false },
  until: "4999ms",
  priority: "warning",
  says: "Sea inlet 1 cannot be shut by remote control: keep a hand at the valve",
  enters: ["Sea inlet 1 without remote control", "Sea inlet 1 under remote control again"],
  unknown: { "si-1.control": "warning" },
});

test("valves of other sorts are not judged here", () => {
  new RuleStory([seaInletsControlled], ferry([{ ...valve, valve: "bilge" }]), { "si-1.control": false })
    .after("1min")
    .shows("normal");
});
