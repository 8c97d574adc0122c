import { expect, test } from "vitest";
import { fireDrillsOnRecord } from "../../../src/rules/passenger-ship-2026/para-90-2-b-v.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

/** The stories begin on 1 March 2028 at noon. */
const ship = (recorded: string) =>
  new RuleStory([fireDrillsOnRecord], ferry([]), { "recorded-drill.fire": recorded });

test("each fire drill is on record, by the day on which it was held", () => {
  ship("2028-02-28T12:00:00Z").shows("normal").logs("Fire drill on record for 2028-02-28");
});

test("a day before the week is over it is a silent caution", () => {
  ship("2028-02-24T12:00:01Z").shows("normal").after("1s").shows("active", "caution", "not yet on record");
});

test("a week without any record is entered; an entry of why no drill was held ends the caution", () => {
  const story = ship("2028-02-22T12:00:00Z").after("1s");
  story
    .shows("active", "caution", "A week without any record of a fire drill")
    .given({ "recorded-drill.fire": "2028-03-01T12:00:00Z" })
    .shows("normal");
  expect(story.entries.map(({ text }) => text)).toContain("A week without any record of a fire drill");
});
