import { expect, test } from "vitest";
import { shoreSupportActivated } from "../../../src/rules/passenger-ship-2026/para-35-4-i.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const ship = (held: string, change = {}) =>
  new RuleStory([shoreSupportActivated], ferry([], change), { "entered-drill.shore-support": held });

test("owed within a year of the last one, and entered when it was done", () => {
  const story = ship("2027-06-01T12:00:00Z");
  expect(story.duties()).toMatchObject([{ due: Date.UTC(2028, 4, 31, 12), overdue: false }]);
  story.logs("Shore support activated in a damage control drill");
});

test("a month before that it is a silent caution, which the next one ends", () => {
  ship("2027-04-01T12:00:00Z")
    .after("1s")
    .shows("active", "caution", "Damage control drill with the shore support due")
    .given({ "entered-drill.shore-support": "2028-03-01T12:00:00Z" })
    .shows("normal");
});

test("a damage control drill without it does not count", () => {
  ship("2027-04-01T12:00:00Z")
    .given({ "entered-drill.damage-control": "2028-03-01T12:00:00Z" })
    .after("1s")
    .shows("active", "caution");
});

test("a year without one is entered as such", () => {
  const story = ship("2027-02-01T12:00:00Z").after("1s");
  story.shows("active", "caution", "No damage control drill with the shore support entered for a year");
  expect(story.entries.at(-1)?.text).toContain("No damage control drill activated the shore support");
});

test.each([
  ["says that none is provided", { shoreSupport: false }, 0],
  ["does not say", {}, 1],
])("a ship whose ship file %s: bound %#", (_, change, bound) => {
  expect(ship("2027-06-01T12:00:00Z", change).duties()).toHaveLength(bound);
});
