import { test } from "vitest";
import { storedEnergyOfTheDoor } from "../../../src/rules/passenger-ship-2026/para-26-6-c-ii-capacity.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const door = item("watertight-door", "wtd-1", ["pressure"], {
  name: "WTD 1",
  power: "hydraulic",
  cutIn: 100,
});

watched({
  rule: storedEnergyOfTheDoor,
  aboard: [door],
  good: { "wtd-1.pressure": 100 },
  bad: { "wtd-1.pressure": 99.9 },
  until: "59999ms",
  priority: "warning",
  says: "WTD 1: pressure stays low, three movements are not assured",
  enters: ["WTD 1 stored energy not assured", "WTD 1 stored energy assured again"],
  unknown: { "wtd-1.pressure": "warning" },
});

test("a door whose cut-in pressure is not stated never has enough", () => {
  new RuleStory([storedEnergyOfTheDoor], ferry([{ ...door, cutIn: undefined }]), { "wtd-1.pressure": 500 })
    .after("60s")
    .shows("active-unacknowledged", "warning");
});
