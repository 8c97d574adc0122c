import { expect, test } from "vitest";
import { stabilityBeforeDeparture } from "../../../src/rules/passenger-ship-2026/para-36-1.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const inclinometer = item("inclinometer", "incl", ["heel"]);
const ready = () =>
  new RuleStory([stabilityBeforeDeparture], ferry([inclinometer]), {
    "voyage.phase": "ready",
    "incl.heel": 0.2,
  });
const entered = { "entered-stability.ship": "2028-03-01T12:00:00Z" };
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test("without the entry the gate is shut, and says so without a sound", () => {
  const story = ready().after("30min").shows("normal");
  expect(story.gate()).toMatchObject([
    { met: false, text: "Trim and stability determined, upright, entered" },
  ]);
});

test("with it the gate is open, and she sails in silence", () => {
  const story = ready().given(entered);
  expect(met(story)).toEqual([true]);
  story
    .given({ "voyage.began": "2028-03-01T12:10:00Z", "voyage.phase": "leaving", "incl.heel": 4 })
    .shows("normal")
    .logs();
});

test("departing without it is an alarm, entered; made late it ends the alarm", () => {
  ready()
    .given({ "voyage.began": "2028-03-01T12:00:00Z", "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "alarm", "Departed without the entry of trim, stability and upright")
    .given({ "entered-stability.ship": "2028-03-01T12:20:00Z" })
    .acknowledge()
    .shows("normal")
    .logs("sailed without the entry of trim and stability", "trim and stability entered");
});

test("made fast at the next berth, the alarm ends; an entry that nobody made is not entered as made", () => {
  ready()
    .given({ "voyage.began": "2028-03-01T12:00:00Z", "voyage.phase": "on-voyage" })
    .acknowledge()
    .given({ "voyage.phase": "alongside" })
    .shows("normal")
    .logs("sailed without the entry of trim and stability");
});

test.each([
  ["2028-03-01T10:00:00Z", true],
  ["2028-03-01T09:59:59Z", false],
])("an entry of %s, with departure at noon: %s", (time, stands) => {
  const story = ready().given({ "entered-stability.ship": time, "voyage.began": "2028-03-01T12:00:00Z" });
  expect(met(story.given({ "voyage.phase": "leaving" }))).toEqual([stands]);
});

test.each([
  [0.5, true],
  [-0.5, true],
  [0.6, false],
  [-0.6, false],
])("lying ready with a heel of %s°, upright: %s", (heel, upright) => {
  expect(met(ready().given(entered).given({ "incl.heel": heel }))).toEqual([upright]);
});

test("an inclinometer that is silent leaves it to the officer's entry", () => {
  expect(met(ready().silence("incl.heel").after("10s").given(entered))).toEqual([true]);
});

test("alongside nothing is owed", () => {
  ready().given({ "voyage.phase": "alongside" }).after("3h").shows("normal").logs();
});

test("the entry of the voyage before does not stand for this one", () => {
  const story = ready().given({
    "voyage.began": "2028-02-29T08:00:00Z",
    "entered-stability.ship": "2028-02-29T07:00:00Z",
  });
  expect(met(story)).toEqual([false]);
});
