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

test("the week begins anew with each entry", () => {
  week()
    .after("3d")
    .given({ "entered-test.ship": "2028-03-04T12:00:00Z" })
    .after("143h")
    .shows("normal")
    .after("1h")
    .shows("active", "caution", "not yet entered")
    .logs();
});

test("a week without an entry is entered as such, and stays a caution until there is one", () => {
  week()
    .after("7d")
    .shows("active", "caution", "A week passed")
    .logs("No entry of the week's tests")
    .given({ "entered-test.ship": "2028-03-08T12:00:00Z" })
    .shows("normal");
});

test("an entry made before the watch began counts from its own time", () => {
  const story = new RuleStory([testsEnteredWithDefects], ferry([]), {
    "entered-test.ship": "2028-02-28T12:00:00Z",
  });
  expect(story.duties()).toMatchObject([{ due: Date.UTC(2028, 2, 6, 12), overdue: false }]);
});

test("an entry more than a week old is overdue at once", () => {
  new RuleStory([testsEnteredWithDefects], ferry([]), { "entered-test.ship": "2028-02-20T12:00:00Z" })
    .after("1s")
    .shows("active", "caution", "A week passed");
});
