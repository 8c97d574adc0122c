import { expect, test } from "vitest";
import { testsEnteredWithDefects } from "../../../src/rules/passenger-ship-2026/para-37-4.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

/** Begins on 1 March 2028 at noon. */
const week = () => new RuleStory([testsEnteredWithDefects], ferry([]));

test("an entry of the week's tests is owed within seven days", () => {
  expect(week().duties()).toMatchObject([
    {
      subject: "ship",
      text: "Tests and inspections of the week to be entered, with defects or none",
      due: Date.UTC(2028, 2, 8, 12),
    },
  ]);
});

test("a day before the week ends without it, it is a silent caution, which the entry ends", () => {
  week()
    .after("6d")
    .shows("active", "caution", "not yet entered")
    .given({ "entered-test.ship": "2028-03-07T12:00:00Z" })
    .shows("normal")
    .logs();
});

test("the entry made in time, nothing is shown all week", () => {
  week()
    .after("1d")
    .given({ "entered-test.ship": "2028-03-02T12:00:00Z" })
    .after("6d")
    .shows("normal")
    .logs();
});

test("a week without an entry is entered as such", () => {
  week().after("7d").shows("active", "caution", "A week passed").logs("No entry of the week's tests");
});

test("an entry of the week before is none of this week", () => {
  const story = new RuleStory([testsEnteredWithDefects], ferry([]), {
    "entered-test.ship": "2028-02-28T12:00:00Z",
  });
  expect(story.duties()).toMatchObject([{ done: false }]);
});
