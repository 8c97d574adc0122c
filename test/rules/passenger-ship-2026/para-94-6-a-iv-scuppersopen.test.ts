import { test } from "vitest";
import { scuppersOpenAtSea } from "../../../src/rules/passenger-ship-2026/para-94-6-a-iv-scuppersopen.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const valve = item("valve", "sc-1", ["position"], { name: "Scupper valve 1", valve: "scupper" });
const good = { "voyage.phase": "on-voyage", "sc-1.position": "open" } as const;

watched({
  rule: scuppersOpenAtSea,
  aboard: [valve],
  good,
  bad: { "sc-1.position": "closed" },
  priority: "alarm",
  says: "Scupper valve 1 not open at sea: water stays on the deck",
  enters: ["Scupper valve 1 not open at sea"],
  unknown: { "sc-1.position": "alarm" },
  free: { types: ["passenger"] },
});

test("half way is not open; a test declared beforehand is no breach, and its end with the valve closed is", () => {
  const story = () => new RuleStory([scuppersOpenAtSea], ferry([valve]), good);
  story().given({ "sc-1.position": "moving" }).shows("active-unacknowledged", "alarm");
  story()
    .given({ "permission.sc-1": "2028-03-01T12:10:00Z", "sc-1.position": "closed" })
    .after("5min")
    .shows("normal")
    .silence("permission.sc-1")
    .after("6s")
    .shows("active-unacknowledged", "alarm");
});

test.each([
  ["alongside", "normal"],
  ["ready", "normal"],
  ["leaving", "active-unacknowledged"],
  ["safe-anchorage", "active-unacknowledged"],
] as const)("closed %s: %s", (phase, state) => {
  new RuleStory([scuppersOpenAtSea], ferry([valve]), {
    "voyage.phase": phase,
    "sc-1.position": "closed",
  }).shows(state);
});

test("valves of other sorts are not judged here", () => {
  new RuleStory([scuppersOpenAtSea], ferry([{ ...valve, valve: "discharge" }]), good)
    .given({ "sc-1.position": "closed" })
    .shows("normal");
});
