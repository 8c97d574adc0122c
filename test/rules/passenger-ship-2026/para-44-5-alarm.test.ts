import { expect, test } from "vitest";
import { steeringUnitPower } from "../../../src/rules/passenger-ship-2026/para-44-5-alarm.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

watched({
  rule: steeringUnitPower,
  aboard: [
    item("steering-power-unit", "pu-1", ["power"], { name: "Steering pump 1", gear: "main" }),
    item("steering-power-unit", "pu-2", ["power"], { name: "Steering pump 2", gear: "main" }),
  ],
  good: { "pu-1.power": true, "pu-2.power": true },
  bad: { "pu-2.power": false },
  until: "499ms",
  priority: "alarm",
  says: "Steering pump 2: no power at its motor",
  enters: ["Steering pump 2 lost power at its motor", "Steering pump 2 has power at its motor again"],
  unknown: { "pu-1.power": "alarm", "pu-2.power": "alarm" },
});

test("a ship whose file names no power unit is listed as unwatched", () => {
  expect(new RuleStory([steeringUnitPower], ferry([])).unwatched()).toEqual([
    {
      rule: "PSR-I-44(5)/alarm",
      subject: "unfitted-steering-power-unit",
      name: "Steering gear power unit",
      missing: ["unfitted-steering-power-unit.power"],
    },
  ]);
});
