import { test } from "vitest";
import { storedEnergyOfAllDoors } from "../../../src/rules/passenger-ship-2026/para-26-6-c-i-capacity.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const system = item("watertight-door-hydraulics", "hyd", ["pressure"], {
  name: "Door hydraulics",
  cutIn: 120,
});
const pump = item("hydraulic-pump", "hp-1", ["running"]);

watched({
  rule: storedEnergyOfAllDoors,
  aboard: [system, pump],
  good: { "hyd.pressure": 120, "hp-1.running": false },
  bad: { "hyd.pressure": 119.9 },
  until: "9999ms",
  priority: "warning",
  says: "Door hydraulics: pressure low and no pump runs, three movements are not assured",
  enters: ["Door hydraulics stored energy not assured", "Door hydraulics stored energy assured again"],
  unknown: { "hyd.pressure": "warning" },
});

const low = () =>
  new RuleStory([storedEnergyOfAllDoors], ferry([system, pump]), {
    "hyd.pressure": 90,
    "hp-1.running": true,
  });

test("while a pump runs the pressure is on its way back", () => {
  low().after("2min").shows("normal");
});

test("a pump whose state is not known does not run", () => {
  low().broken("hp-1.running").after("10s").shows("active-unacknowledged", "warning");
});

test("a system whose cut-in pressure is not stated never has enough", () => {
  new RuleStory([storedEnergyOfAllDoors], ferry([{ ...system, cutIn: undefined }]), { "hyd.pressure": 500 })
    .after("10s")
    .shows("active-unacknowledged", "warning");
});
