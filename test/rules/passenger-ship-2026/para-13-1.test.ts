import { expect, test } from "vitest";
import { intactCriteriaIncluded } from "../../../src/rules/passenger-ship-2026/para-13-1.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const computer = item("stability-computer", "loading", ["complies"], { name: "Loading computer" });
const stated = { ...computer, intactCriteria: true };
const ready = (aboard = computer) =>
  new RuleStory([intactCriteriaIncluded], ferry([aboard]), { "voyage.phase": "ready" });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test("stated in the ship file, the gate is open and she sails in silence", () => {
  const story = ready(stated);
  expect(met(story)).toEqual([true]);
  story.given({ "voyage.phase": "leaving" }).after("1h").shows("normal");
});

test("not stated it is listed before departure without a sound, and a caution when she goes", () => {
  const story = ready().after("1h").shows("normal");
  expect(story.gate()).toMatchObject([
    { met: false, text: "Loading computer: limits stated to include the intact criteria" },
  ]);
  story
    .given({ "voyage.phase": "leaving" })
    .shows("active", "caution", "its limits are not stated to include the intact criteria (part A)")
    .given({ "confirmed.loading": "with the intact criteria" })
    .shows("normal");
});

test("stated as not included, or confirmed as something else, it is not shown", () => {
  expect(met(ready({ ...computer, intactCriteria: false }))).toEqual([false]);
  expect(met(ready().given({ "confirmed.loading": "closed" }))).toEqual([false]);
});

test("alongside nothing is asked; a phase that is not known is a voyage", () => {
  ready().given({ "voyage.phase": "alongside" }).shows("normal");
  ready().broken("voyage.phase").shows("active", "caution");
  ready().silence("voyage.phase").after("6s").shows("active", "caution");
});

test.each([
  [24, 1],
  [23.9, 0],
])("a ship of %f m: %i gates", (length, gates) => {
  expect(intactCriteriaIncluded.instances(ferry([computer], { length }))).toHaveLength(gates);
});

test("a ship of the day before the Rules is not bound; one without a computer is listed as unwatched", () => {
  expect(intactCriteriaIncluded.instances(ferry([computer], { keelLaid: "2026-07-12" }))).toHaveLength(0);
  expect(new RuleStory([intactCriteriaIncluded], ferry([])).unwatched()).toMatchObject([
    { missing: ["unfitted-stability-computer.healthy"] },
  ]);
});
