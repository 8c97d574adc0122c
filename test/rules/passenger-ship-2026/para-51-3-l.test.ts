import { test } from "vitest";
import { bilgeValvesControlled } from "../../../src/rules/passenger-ship-2026/para-51-3-l.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const valve = item("valve", "bv-1", ["control"], { name: "Bilge valve 1", valve: "bilge" });

watched({
  rule: bilgeValvesControlled,
  aboard: [valve],
  good: { "bv-1.control": true },
  bad: { "bv-1.control": false },
  until: "4999ms",
  priority: "warning",
  says: "Bilge valve 1 cannot be worked from above: work it by hand",
  enters: ["Bilge valve 1 without remote control", "Bilge valve 1 under remote control again"],
  unknown: { "bv-1.control": "warning" },
});

test("valves of other sorts are not judged here", () => {
  new RuleStory([bilgeValvesControlled], ferry([{ ...valve, valve: "scupper" }]), { "bv-1.control": false })
    .after("1min")
    .shows("normal");
});
