import { test } from "vitest";
import { weeklyInspection } from "../../../src/rules/passenger-ship-2026/para-37-3.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const atSea = (phase = "on-voyage") =>
  new RuleStory([weeklyInspection], ferry([]), { "voyage.phase": phase });

test("the inspection is owed each week at sea, with a caution a day before", () => {
  atSea()
    .after("143h")
    .shows("normal")
    .after("1h")
    .shows("active", "caution", "Weekly inspection of doors, indicators and valves due")
    .given({ "entered-inspection.ship": "2028-03-07T12:00:00Z" })
    .shows("normal")
    .logs();
});

test("a week at sea without one is entered as such", () => {
  atSea().after("7d").shows("active", "caution", "No inspection").logs("No weekly inspection of doors");
});

test("a week in port owes none", () => {
  atSea("alongside").after("8d").shows("normal").logs();
});
