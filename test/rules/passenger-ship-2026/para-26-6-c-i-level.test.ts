import { expect, test } from "vitest";
import { doorReservoirLevel } from "../../../src/rules/passenger-ship-2026/para-26-6-c-i-level.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const system = item("watertight-door-hydraulics", "hyd", ["reservoir-low"], {
  name: "Door hydraulics",
  cutIn: 120,
});

watched({
  rule: doorReservoirLevel,
  aboard: [system],
  good: { "hyd.reservoir-low": false },
  bad: { "hyd.reservoir-low": true },
  until: "4999ms",
  priority: "alarm",
  says: "Door hydraulics: fluid of a reservoir low, look for a leak",
  enters: ["Door hydraulics fluid of a reservoir low", "Door hydraulics fluid no longer low"],
  unknown: { "hyd.reservoir-low": "alarm" },
});

test("with doors and no system in the ship file it is listed as unwatched; with doors that have their own it is not", () => {
  const door = item("watertight-door", "wtd-1", []);
  const unwatched = (power?: "central-hydraulic" | "hydraulic" | "electric") =>
    new RuleStory([doorReservoirLevel], ferry([{ ...door, power }]))
      .unwatched()
      .map(({ missing }) => missing);
  expect(unwatched()).toEqual([["unfitted-door-hydraulics.reservoir-low"]]);
  expect(unwatched("central-hydraulic")).toHaveLength(1);
  expect(unwatched("hydraulic")).toEqual([]);
  expect(unwatched("electric")).toEqual([]);
});
