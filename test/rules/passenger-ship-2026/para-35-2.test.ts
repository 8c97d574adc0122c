import { expect, test } from "vitest";
import { damageControlDrill } from "../../../src/rules/passenger-ship-2026/para-35-2.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

/** The stories begin on 1 March 2028 at noon. */
const ship = (start = {}) => new RuleStory([damageControlDrill], ferry([]), start);

test("a drill is owed within ninety days of the last one", () => {
  expect(ship({ "entered-drill.damage-control": "2028-02-01T12:00:00Z" }).duties()).toMatchObject([
    { text: "Damage control drill to be held and entered", due: Date.UTC(2028, 4, 1, 12), overdue: false },
  ]);
});

test("two weeks before that it is a silent caution, which the next drill ends", () => {
  ship({ "entered-drill.damage-control": "2027-12-18T12:00:00Z" })
    .after("47h")
    .shows("normal")
    .after("1h")
    .shows("active", "caution", "Damage control drill due within two weeks")
    .given({ "entered-drill.damage-control": "2028-03-03T12:00:00Z" })
    .shows("normal");
});

test("three months without one is entered as such", () => {
  ship({ "entered-drill.damage-control": "2027-11-30T12:00:00Z" })
    .after("1s")
    .shows("active", "caution", "No damage control drill entered for three months")
    .logs("No damage control drill was entered for three months");
});

test("a fire drill is no damage control drill", () => {
  ship({ "entered-drill.damage-control": "2027-12-10T12:00:00Z" })
    .given({ "entered-drill.fire": "2028-03-01T12:00:00Z" })
    .after("1s")
    .shows("active", "caution", "Damage control drill due within two weeks");
});
