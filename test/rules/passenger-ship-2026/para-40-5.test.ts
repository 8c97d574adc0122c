import { expect, test } from "vitest";
import { lastClosingOfAccessesEntered } from "../../../src/rules/passenger-ship-2026/para-40-5.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const ramp = item("ro-ro-access", "ramp", ["position"], { name: "Hold ramp", access: "vehicle-ramp" });
const ready = (aboard = [ramp], types: readonly ("passenger" | "ro-ro-passenger")[] = ["ro-ro-passenger"]) =>
  new RuleStory([lastClosingOfAccessesEntered], ferry(aboard, { types }), {
    "voyage.phase": "ready",
    "ramp.position": "closed",
  });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test("the missing entry is listed before departure, a warning when she goes, and entered with its end", () => {
  const story = ready().after("1min").shows("normal");
  expect(story.gate()).toMatchObject([
    { met: false, text: "Last closing of the accesses from the ro-ro deck entered" },
  ]);
  story
    .given({ "voyage.began": "2028-03-01T12:01:00Z", "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "warning", "without the entry of the last closing of the accesses")
    .given({ "entered-closing.ship": "2028-03-01T12:01:00Z" })
    .acknowledge()
    .shows("normal")
    .logs("sailed without the entry of the last closing of the accesses", "last closing entered");
});

test("an access closed after the entry asks for a new one; what is opened at sea does not", () => {
  const story = ready().after("1min").given({ "entered-closing.ship": "2028-03-01T12:01:00Z" });
  story.given({ "ramp.position": "open" }).after("1min").given({ "ramp.position": "closed" });
  expect(met(story)).toEqual([false]);
  story.given({ "entered-closing.ship": "2028-03-01T12:02:00Z" });
  expect(met(story)).toEqual([true]);
  story
    .given({ "voyage.began": "2028-03-01T12:02:00Z", "voyage.phase": "on-voyage" })
    .after("1h")
    .given({ "ramp.position": "open" })
    .given({ "ramp.position": "closed" })
    .shows("normal");
});

test.each([
  ["2028-03-01T00:00:00Z", true],
  ["2028-02-29T23:59:59Z", false],
])("an entry of %s, with departure at noon: %s", (entry, stands) => {
  const story = ready().given({ "entered-closing.ship": entry });
  expect(met(story.given({ "voyage.began": "2028-03-01T12:00:00Z", "voyage.phase": "leaving" }))).toEqual([
    stands,
  ]);
});

test("a switch that is broken or silent does not stop the entry, which is the officer's own", () => {
  for (const story of [ready().broken("ramp.position"), ready().silence("ramp.position").after("6s")])
    expect(met(story.shows("normal").given({ "entered-closing.ship": "2028-03-01T12:00:00Z" }))).toEqual([
      true,
    ]);
});

test("without such an access, and on a ship that is no ro-ro passenger ship, nothing is owed", () => {
  expect(met(ready([]))).toEqual([]);
  expect(met(ready([ramp], ["passenger"]))).toEqual([]);
});
