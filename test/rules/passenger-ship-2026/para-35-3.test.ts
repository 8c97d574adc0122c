import { expect, test } from "vitest";
import { drillScenariosVary } from "../../../src/rules/passenger-ship-2026/para-35-3.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const drill = (held: string, scenario: string) => ({
  "drill-scenario.damage-control": scenario,
  "entered-drill.damage-control": held,
});
const ship = (change = {}) => new RuleStory([drillScenariosVary], ferry([], change));

test("the first drill is entered with its scenario", () => {
  ship()
    .given(drill("2028-03-01T10:00:00Z", "collision, frame 70"))
    .shows("normal")
    .logs("Damage control drill simulated: collision, frame 70");
});

test("the same scenario again is a silent caution and an entry, until a drill with another one", () => {
  ship()
    .given(drill("2028-02-01T10:00:00Z", "Collision, frame 70"))
    .given(drill("2028-03-01T10:00:00Z", " collision  frame 70 "))
    .shows("active", "caution", "with the scenario of the one before:  collision  frame 70 ")
    .given(drill("2028-03-01T11:00:00Z", "grounding, bow thruster room"))
    .shows("normal")
    .logs("simulated: Collision, frame 70", "of the one before", "simulated: grounding");
});

test("a scenario may come back when another was drilled between", () => {
  ship()
    .given(drill("2028-01-01T10:00:00Z", "collision"))
    .given(drill("2028-02-01T10:00:00Z", "grounding"))
    .given(drill("2028-03-01T10:00:00Z", "collision"))
    .shows("normal");
});

test("one drill told again, or a late entry of an older one, is no further drill", () => {
  const story = ship()
    .given(drill("2028-02-01T10:00:00Z", "collision"))
    .given(drill("2028-02-01T10:00:00Z", "collision"))
    .given(drill("2028-01-01T10:00:00Z", "collision"))
    .shows("normal");
  expect(story.entries).toHaveLength(1);
});

test("a ship that the paragraph does not bind is left alone", () => {
  ship({ keelLaid: "2026-07-12" }).given(drill("2028-03-01T10:00:00Z", "collision")).logs();
});
