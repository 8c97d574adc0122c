import { expect, test } from "vitest";
import { testsBeforeALongVoyage } from "../../../src/rules/passenger-ship-2026/para-37-1-voyage.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const ready = (longestVoyageDays?: number) =>
  new RuleStory([testsBeforeALongVoyage], ferry([], { longestVoyageDays }), { "voyage.phase": "ready" });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test("a set of tests entered the day before opens the gate", () => {
  const story = ready(8).shows("normal");
  expect(met(story)).toEqual([false]);
  expect(met(story.given({ "entered-test.ship": "2028-02-29T12:00:00Z" }))).toEqual([true]);
});

test.each([
  ["2028-02-29T12:00:00Z", true],
  ["2028-02-29T11:59:59Z", false],
])("tests entered at %s, with departure the next noon: %s", (time, stands) => {
  const story = ready(8).given({ "entered-test.ship": time, "voyage.began": "2028-03-01T12:00:00Z" });
  expect(met(story.given({ "voyage.phase": "leaving" }))).toEqual([stands]);
});

test("departing without it is a warning, entered", () => {
  ready(8)
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "warning", "Departed on a long voyage without a complete set of tests")
    .logs("sailed without a complete set of tests");
});

test.each([
  [7, 0],
  [8, 1],
  [undefined, 1],
])("a ship whose longest voyage is %s days has %i gate", (days, gates) => {
  expect(met(ready(days))).toHaveLength(gates);
});

test("alongside nothing is owed yet", () => {
  ready(8).given({ "voyage.phase": "alongside" }).after("1h").shows("normal").logs();
  new RuleStory([testsBeforeALongVoyage], ferry([], { longestVoyageDays: 8 }), {
    "voyage.phase": "alongside",
  })
    .after("1h")
    .shows("normal");
});
