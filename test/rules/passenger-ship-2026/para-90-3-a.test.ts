import { expect, test } from "vitest";
import { fireDrillEveryWeek } from "../../../src/rules/passenger-ship-2026/para-90-3-a.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

/** The stories begin on 1 March 2028 at noon. */
const ship = (held: string) => new RuleStory([fireDrillEveryWeek], ferry([]), { "entered-drill.fire": held });

test("a fire drill is owed within a week of the last one", () => {
  expect(ship("2028-02-28T12:00:00Z").duties()).toMatchObject([
    { text: "Fire drill to be held and entered", due: Date.UTC(2028, 2, 6, 12), overdue: false },
  ]);
});

test("a day before that it is a silent caution, which the next drill ends", () => {
  ship("2028-02-24T12:00:01Z")
    .shows("normal")
    .after("1s")
    .shows("active", "caution", "Fire drill due within a day")
    .given({ "entered-drill.fire": "2028-03-01T12:00:00Z" })
    .shows("normal");
});

test("a week without one is a warning, and entered; a damage control drill does not end it", () => {
  const story = ship("2028-02-22T12:00:00Z").after("1s");
  story
    .shows("active-unacknowledged", "warning", "No fire drill entered for a week")
    .given({ "entered-drill.damage-control": "2028-03-01T12:00:00Z" })
    .shows("active-unacknowledged")
    .logs("No fire drill was entered for a week");
});
