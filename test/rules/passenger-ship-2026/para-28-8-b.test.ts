import { test } from "vitest";
import { dischargesIndicated } from "../../../src/rules/passenger-ship-2026/para-28-8-b.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const valve = item("valve", "od-1", ["position"], { name: "Overboard discharge 1", valve: "discharge" });
const good = { "od-1.position": "closed" } as const;

watched({
  rule: dischargesIndicated,
  aboard: [valve],
  good,
  bad: { "od-1.position": "moving" },
  until: "59999ms",
  priority: "caution",
  says: "Overboard discharge 1 shown neither open nor closed: take it for open",
  enters: [],
  unknown: { "od-1.position": "caution" },
});

test.each([
  ["open", "normal"],
  ["closed", "normal"],
  ["secured", "normal"],
  ["free", "active"],
] as const)("shown %s for an hour: %s", (position, state) => {
  new RuleStory([dischargesIndicated], ferry([valve]), good)
    .given({ "od-1.position": position })
    .after("1h")
    .shows(state);
});

test("valves of other sorts are not judged here", () => {
  new RuleStory([dischargesIndicated], ferry([{ ...valve, valve: "bilge" }]), good)
    .given({ "od-1.position": "moving" })
    .after("1h")
    .shows("normal");
});
