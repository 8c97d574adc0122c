import { expect, test } from "vitest";
import { transitionalSourceOfDoors } from "../../../src/rules/passenger-ship-2026/para-26-6-c-iii.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const supply = item("watertight-door-supply", "supply", ["transitional"], { name: "Door supply" });
const door = item("watertight-door", "wtd-1", [], { power: "electric" });

watched({
  rule: transitionalSourceOfDoors,
  aboard: [supply, door],
  good: { "supply.transitional": true },
  bad: { "supply.transitional": false },
  until: "1999ms",
  priority: "alarm",
  says: "Door supply: transitional source not ready, doors stop in a blackout",
  enters: ["Door supply transitional source not ready", "Door supply transitional source ready again"],
  unknown: { "supply.transitional": "alarm" },
});

test("with hydraulic doors alone there is nothing to watch; an electric door without a supply named is unwatched", () => {
  const missing = (aboard: readonly (typeof supply | typeof door)[]) =>
    new RuleStory([transitionalSourceOfDoors], ferry(aboard)).unwatched().flatMap((one) => one.missing);
  expect(missing([{ ...door, power: "hydraulic" }])).toEqual([]);
  expect(missing([door])).toEqual(["unfitted-door-supply.transitional"]);
});
