import { expect, test } from "vitest";
import { twoPowerSources } from "../../../src/rules/passenger-ship-2026/para-26-6-c-i-pumps.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const system = item("watertight-door-hydraulics", "hyd", [], { name: "Door hydraulics", cutIn: 120 });
const pumps = [item("hydraulic-pump", "hp-1", ["available"]), item("hydraulic-pump", "hp-2", ["available"])];

watched({
  rule: twoPowerSources,
  aboard: [system, ...pumps],
  good: { "hp-1.available": true, "hp-2.available": true },
  bad: { "hp-1.available": false },
  until: "4999ms",
  priority: "warning",
  says: "Door hydraulics: only one pump can be started",
  enters: [
    "Door hydraulics fewer than two pumps can be started",
    "Door hydraulics both pumps can be started",
  ],
  unknown: { "hp-1.available": "warning", "hp-2.available": "warning" },
});

test("with none left it is an alarm in place of the warning", () => {
  const story = new RuleStory([twoPowerSources], ferry([system, ...pumps]), {
    "hp-1.available": false,
    "hp-2.available": true,
  }).after("5s");
  story
    .shows("active-unacknowledged", "warning")
    .given({ "hp-2.available": false })
    .shows("active-unacknowledged", "alarm", "no pump can be started, doors move on stored energy only");
});

test("a pump that the ship file does not name is listed as unwatched", () => {
  const missing = (aboard: typeof pumps) =>
    new RuleStory([twoPowerSources], ferry([system, ...aboard])).unwatched().flatMap((one) => one.missing);
  expect(missing([])).toEqual(["unfitted-hydraulic-pump-1.available", "unfitted-hydraulic-pump-2.available"]);
  expect(missing(pumps.slice(0, 1))).toEqual(["unfitted-hydraulic-pump-2.available"]);
  expect(missing(pumps)).toEqual([]);
});
