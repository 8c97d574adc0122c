import { expect, test } from "vitest";
import { doorsFedByEmergencySwitchboard } from "../../../src/rules/passenger-ship-2026/para-26-6-b-supply.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const supply = item("watertight-door-supply", "supply", ["emergency"], { name: "Door supply" });
const door = item("watertight-door", "wtd-1", []);

watched({
  rule: doorsFedByEmergencySwitchboard,
  aboard: [supply, door],
  good: { "supply.emergency": true },
  bad: { "supply.emergency": false },
  until: "1999ms",
  priority: "alarm",
  says: "Door supply: nothing from the emergency switchboard",
  enters: ["Door supply without supply", "Door supply supplied again"],
  unknown: { "supply.emergency": "alarm" },
});

test("hinged doors alone have no supply; a sliding door without one named is listed as unwatched", () => {
  const missing = (aboard: readonly (typeof supply | typeof door)[]) =>
    new RuleStory([doorsFedByEmergencySwitchboard], ferry(aboard)).unwatched().flatMap((one) => one.missing);
  expect(missing([{ ...door, operation: "hinged" }])).toEqual([]);
  expect(missing([door])).toEqual(["unfitted-door-supply.emergency"]);
});
