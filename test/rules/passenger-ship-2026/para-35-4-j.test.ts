import { expect, test } from "vitest";
import { familiarBeforeTheVoyage } from "../../../src/rules/passenger-ship-2026/para-35-4-j.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

/** The stories begin on 1 March 2028 at noon. */
const ready = (start = {}) =>
  new RuleStory([familiarBeforeTheVoyage], ferry([]), { "voyage.phase": "ready", ...start });
const entered = (at: string) => ({ "entered-familiarisation.ship": at });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test("without an entry nobody is familiar: the gate is shut, without a sound", () => {
  const story = ready().after("1h").shows("normal").logs();
  expect(story.gate()).toMatchObject([
    { met: false, text: "All with damage control duties made familiar with them, entered" },
  ]);
});

test.each([
  ["2028-01-31T12:00:00Z", true],
  ["2028-01-31T11:59:59Z", false],
])("an entry of %s, thirty days before or more: %s", (at, stands) => {
  expect(met(ready(entered(at)))).toEqual([stands]);
});

test("whoever joins after it is not familiar yet, and an entry made then opens the gate again", () => {
  const story = ready({
    ...entered("2028-02-28T12:00:00Z"),
    "entered-crew-joined.ship": "2028-03-01T08:00:00Z",
  });
  expect(met(story)).toEqual([false]);
  expect(met(story.given(entered("2028-03-01T12:00:00Z")))).toEqual([true]);
});

test("going all the same is a silent caution, entered; the entry made late ends it", () => {
  ready()
    .given({ "voyage.began": "2028-03-01T12:00:00Z", "voyage.phase": "leaving" })
    .shows("active", "caution", "Departed without the entry that the crew is familiar with its duties")
    .given(entered("2028-03-01T12:30:00Z"))
    .shows("normal")
    .logs("sailed without the entry of familiarisation", "familiarisation entered");
});
