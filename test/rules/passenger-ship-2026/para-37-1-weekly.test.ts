import { expect, test } from "vitest";
import { weeklyTests } from "../../../src/rules/passenger-ship-2026/para-37-1-weekly.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["position"], { name: "WTD 1" });
const scuttle = item("opening", "scuttle-1", [], { name: "Sidescuttle 1", opening: "sidescuttle" });
const week = (equipment = [door] as Parameters<typeof ferry>[0]) =>
  new RuleStory([weeklyTests], ferry(equipment), { "wtd-1.position": "closed" });
const tested = (story: RuleStory) =>
  story.given({ "wtd-1.position": "open" }).given({ "wtd-1.position": "closed" });

test("a door moved through once is tested, and the week begins anew", () => {
  const story = tested(week().after("3d"));
  expect(story.duties()).toMatchObject([{ due: Date.UTC(2028, 2, 11, 12), overdue: false }]);
  story.after("143h").shows("normal").after("1h").shows("active", "caution", "WTD 1: weekly test due");
});

test("a week without a test is entered, and stays a caution until it is tested", () => {
  tested(week().after("7d").shows("active", "caution", "WTD 1 not tested for a week"))
    .shows("normal")
    .logs("WTD 1 not tested for a week");
});

test("an opening without a switch is tested by its entry", () => {
  week([scuttle])
    .after("6d")
    .shows("active", "caution", "Sidescuttle 1: weekly test due")
    .given({ "entered-test.scuttle-1": "2028-03-07T12:00:00Z" })
    .shows("normal");
});

test("half a movement is no test, and a door whose indicator is silent has not been tested", () => {
  week().given({ "wtd-1.position": "open" }).after("6d").shows("active", "caution");
  const silent = week().silence("wtd-1.position").after("6s").shows("active-unacknowledged", "warning");
  expect(silent.duties()).toMatchObject([{ done: false }]);
});

test("what is owed is said in the list of duties", () => {
  expect(
    week([door, scuttle])
      .duties()
      .map(({ text }) => text),
  ).toEqual(["WTD 1: weekly test", "Sidescuttle 1: weekly test to be entered"]);
});
