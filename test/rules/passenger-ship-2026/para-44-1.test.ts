import { expect, test } from "vitest";
import { steeringGearsIndependent } from "../../../src/rules/passenger-ship-2026/para-44-1.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const units = (["main", "auxiliary"] as const).map((gear) =>
  item("steering-power-unit", gear, ["power"], { gear }),
);
const atSea = (keelLaid = "2026-07-13") =>
  new RuleStory([steeringGearsIndependent], ferry(units, { keelLaid }), {
    "voyage.phase": "on-voyage",
    "main.power": true,
    "auxiliary.power": true,
  }).after("10s");

test.each([
  ["2s", "active-unacknowledged"],
  ["2001ms", "normal"],
] as const)("the second lost %s after the first: %s", (later, state) => {
  atSea().given({ "main.power": false }).after(later).given({ "auxiliary.power": false }).shows(state);
});

test("it is an alarm, entered, and ends when one has power again", () => {
  atSea()
    .given({ "main.power": false, "auxiliary.power": false })
    .shows("active-unacknowledged", "alarm", "one fault has taken both")
    .given({ "auxiliary.power": true })
    .acknowledge()
    .shows("normal")
    .logs("MV Malabar lost two steering gear power units together", "has one of them again");
});

test("one alone, one that no longer tells, or two found so after a start are not said to have failed together", () => {
  atSea().given({ "main.power": false }).after("1h").shows("normal");
  atSea().given({ "main.power": false }).broken("auxiliary.power").after("1h").shows("normal");
  new RuleStory([steeringGearsIndependent], ferry(units), {
    "voyage.phase": "on-voyage",
    "main.power": false,
    "auxiliary.power": false,
  })
    .after("1h")
    .shows("normal");
});

test("alongside, and on a ship that is not bound, nothing is said", () => {
  const both = { "main.power": false, "auxiliary.power": false };
  atSea().given({ "voyage.phase": "alongside" }).given(both).after("1min").shows("normal");
  atSea("2026-07-12").given(both).after("1min").shows("normal");
});

test("without a wired unit it is unwatched", () => {
  expect(new RuleStory([steeringGearsIndependent], ferry([])).unwatched()).toHaveLength(1);
});
