import { expect, test } from "vitest";
import { drillsOnRecord } from "../../../src/rules/passenger-ship-2026/para-35-4-k.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

/** The stories begin on 1 March 2028 at noon. */
const ship = (recorded: string) =>
  new RuleStory([drillsOnRecord], ferry([]), { "recorded-drill.damage-control": recorded });

test("each drill is on record, by the day on which it was held", () => {
  const story = ship("2028-02-01T12:00:00Z").logs("Damage control drill on record for 2028-02-01");
  story.given({ "recorded-drill.damage-control": "2028-03-01T11:00:00Z" });
  story.logs("on record for 2028-02-01", "on record for 2028-03-01");
});

test("three days before the end of three months it is a silent caution", () => {
  ship("2027-12-05T12:00:01Z").shows("normal").after("1s").shows("active", "caution", "not yet on record");
});

test("three months without any record are entered; an entry of why it was not held ends the caution", () => {
  const story = ship("2027-11-30T12:00:00Z").after("1s");
  story
    .shows("active", "caution", "Three months without any record of a damage control drill")
    .given({ "recorded-drill.damage-control": "2028-03-01T12:00:00Z" })
    .shows("normal");
  expect(story.entries.map(({ text }) => text)).toContain(
    "Three months without any record of a damage control drill",
  );
});
