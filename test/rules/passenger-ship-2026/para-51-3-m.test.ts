import { test } from "vitest";
import { bilgeValvesIndicated } from "../../../src/rules/passenger-ship-2026/para-51-3-m.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const valve = item("valve", "bv-1", ["position"], { name: "Bilge valve 1", valve: "bilge" });

watched({
  rule: bilgeValvesIndicated,
  aboard: [valve],
  good: { "bv-1.position": "open" },
  bad: { "bv-1.position": "moving" },
  until: "59999ms",
  priority: "caution",
  says: "Bilge valve 1 shown neither open nor closed: take it for open",
  enters: [],
  unknown: { "bv-1.position": "caution" },
});

test("valves of other sorts are not judged here", () => {
  new RuleStory([bilgeValvesIndicated], ferry([{ ...valve, valve: "scupper" }]), {
    "bv-1.position": "moving",
  })
    .after("1h")
    .shows("normal");
});
