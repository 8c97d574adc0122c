import { test } from "vitest";
import { dutyEngineerConnected } from "../../../src/rules/passenger-ship-2026/para-65-1-b.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const system = item("machinery-alarm-system", "ams", ["cabin-connected", "unattended"], {
  name: "Machinery alarms",
});

watched({
  rule: dutyEngineerConnected,
  aboard: [system],
  good: { "ams.cabin-connected": true, "ams.unattended": true },
  bad: { "ams.cabin-connected": false },
  until: "29999ms",
  priority: "warning",
  says: "Machinery alarms calls no engineer's cabin: select the cabin of the duty engineer",
  enters: [
    "Machinery alarms connected to no cabin while unattended",
    "Machinery alarms connected to a cabin",
  ],
  unknown: { "ams.cabin-connected": "warning" },
});

const attended = () =>
  new RuleStory([dutyEngineerConnected], ferry([system]), {
    "ams.cabin-connected": false,
    "ams.unattended": false,
  });

test("while an engineer is on watch below no cabin need be connected", () => {
  attended().after("1h").shows("normal").logs();
});

test("where it is not known whether one is, none is", () => {
  attended()
    .silence("ams.unattended")
    .after("1min")
    .shows("active-unacknowledged", "warning", "no engineer's cabin");
});
