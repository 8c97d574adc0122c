import { test } from "vitest";
import { equalisationControlled } from "../../../src/rules/passenger-ship-2026/para-18-4.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const valve = item("valve", "xf-1", ["control"], { name: "Cross-flooding valve", valve: "cross-flooding" });

watched({
  rule: equalisationControlled,
  aboard: [valve],
  good: { "xf-1.control": true },
  bad: { "xf-1.control": false },
  until: "4999ms",
  priority: "warning",
  says: "Cross-flooding valve cannot be worked from above: cross-flooding by hand only",
  enters: ["Cross-flooding valve without remote control", "Cross-flooding valve under remote control again"],
  unknown: { "xf-1.control": "warning" },
});

test("valves of other sorts are not judged here", () => {
  new RuleStory([equalisationControlled], ferry([{ ...valve, valve: "bilge" }]), { "xf-1.control": false })
    .after("1min")
    .shows("normal");
});
