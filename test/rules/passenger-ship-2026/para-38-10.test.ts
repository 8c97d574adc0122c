import { expect, test } from "vitest";
import { shellDoorsReported } from "../../../src/rules/passenger-ship-2026/para-38-10.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const ramp = item("shell-door", "ramp", ["position"], { name: "Stern ramp" });
/** The stories begin at 12:00. */
const ready = (keelLaid = "2026-07-13") =>
  new RuleStory([shellDoorsReported], ferry([ramp], { keelLaid }), {
    "voyage.phase": "ready",
    "ramp.position": "closed",
  });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test("before departure the missing report is listed, without a sound; the report opens the gate", () => {
  const story = ready().after("1min").shows("normal");
  expect(story.gate()).toMatchObject([{ met: false, text: "Stern ramp reported closed, by name" }]);
  expect(met(story.given({ "entered-closing.ramp": "2028-03-01T12:01:00Z" }))).toEqual([true]);
  story.given({ "voyage.began": "2028-03-01T12:01:00Z", "voyage.phase": "leaving" }).shows("normal").logs();
});

test("sailing without it is a warning, and the report made late ends it", () => {
  ready()
    .after("1min")
    .given({ "voyage.began": "2028-03-01T12:01:00Z", "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "warning", "Stern ramp: sailed without a report that it was closed")
    .given({ "entered-closing.ramp": "2028-03-01T12:01:00Z" })
    .acknowledge()
    .shows("normal")
    .logs("Stern ramp not reported closed before the voyage", "Stern ramp reported closed");
});

test("opened and closed after the report, it is to be reported again; an entry for the ship names no door", () => {
  const story = ready().after("1min").given({ "entered-closing.ramp": "2028-03-01T12:01:00Z" });
  story.given({ "ramp.position": "open" }).after("1min").given({ "ramp.position": "closed" });
  expect(met(story)).toEqual([false]);
  expect(met(story.given({ "entered-closing.ship": "2028-03-01T12:02:00Z" }))).toEqual([false]);
  expect(met(story.given({ "entered-closing.ramp": "2028-03-01T12:02:00Z" }))).toEqual([true]);
});

test.each([
  ["2028-03-01T00:00:00Z", true],
  ["2028-02-29T23:59:59Z", false],
])("a report of %s, with departure at noon: %s", (entry, stands) => {
  const story = ready().given({ "entered-closing.ramp": entry });
  expect(met(story.given({ "voyage.began": "2028-03-01T12:00:00Z", "voyage.phase": "leaving" }))).toEqual([
    stands,
  ]);
});

test("a switch that is broken or silent does not stop the report, which is a person's own", () => {
  for (const story of [ready().broken("ramp.position"), ready().silence("ramp.position").after("6s")])
    expect(met(story.shows("normal").given({ "entered-closing.ramp": "2028-03-01T12:00:00Z" }))).toEqual([
      true,
    ]);
});

test("alongside nothing is owed; a ship of the day before is not bound", () => {
  ready().given({ "voyage.phase": "alongside" }).after("1h").shows("normal").logs();
  expect(met(ready("2026-07-12"))).toEqual([]);
});
