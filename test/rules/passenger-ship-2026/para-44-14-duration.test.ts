import { expect, test } from "vitest";
import { alternativeSupplyLasts } from "../../../src/rules/passenger-ship-2026/para-44-14-duration.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const supply = item("steering-alternative-supply", "alt", ["endurance", "connected"], {
  name: "Emergency supply",
});

watched({
  rule: alternativeSupplyLasts,
  aboard: [supply],
  good: { "alt.endurance": 30, "alt.connected": false },
  bad: { "alt.endurance": 29.9 },
  until: "9999ms",
  priority: "warning",
  says: "Emergency supply lasts 29.9 min; unused it has to last 30",
  enters: ["Emergency supply does not last as long as it has to", "Emergency supply lasts long enough again"],
  unknown: { "alt.endurance": "warning" },
});

const of = (grossTonnage: number | undefined, endurance: number, connected = false) =>
  new RuleStory([alternativeSupplyLasts], ferry([supply], { grossTonnage }), {
    "alt.endurance": endurance,
    "alt.connected": connected,
  }).after("10s");

test.each([
  [10_000, 29.9, "active-unacknowledged"],
  [9999, 29.9, "normal"],
  [9999, 10, "normal"],
  [9999, 9.9, "active-unacknowledged"],
  [undefined, 29.9, "active-unacknowledged"],
] as const)("at %s gross tonnage, lasting %f min: %s", (tonnage, endurance, state) => {
  of(tonnage, endurance).shows(state);
});

test("in use only the last five minutes are told", () => {
  of(12_000, 5, true).shows("normal");
  of(12_000, 4.9, true).shows("active-unacknowledged", "warning", "lasts 4.9 min");
});

test.each([
  [230, 0],
  [230.1, 1],
  [undefined, 1],
])("a rudder stock of %s mm: %i watched", (rudderStock, count) => {
  expect(alternativeSupplyLasts.instances(ferry([supply], { rudderStock }))).toHaveLength(count);
});
