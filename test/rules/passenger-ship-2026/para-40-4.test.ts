import { expect, test } from "vitest";
import { accessesReported } from "../../../src/rules/passenger-ship-2026/para-40-4.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const ramp = item("ro-ro-access", "ramp", ["position"], { name: "Hold ramp", access: "vehicle-ramp" });
const ready = (types: readonly ("passenger" | "ro-ro-passenger")[] = ["ro-ro-passenger"]) =>
  new RuleStory([accessesReported], ferry([ramp], { types }), {
    "voyage.phase": "ready",
    "ramp.position": "closed",
  });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test("the access is reported by name before the voyage; sailing without is a warning, entered with its end", () => {
  const story = ready().after("1min").shows("normal");
  expect(story.gate()).toMatchObject([{ met: false, text: "Hold ramp reported closed, by name" }]);
  story
    .given({ "voyage.began": "2028-03-01T12:01:00Z", "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "warning", "Hold ramp: sailed without a report that it was closed")
    .given({ "entered-closing.ramp": "2028-03-01T12:01:00Z" })
    .acknowledge()
    .shows("normal")
    .logs("Hold ramp not reported closed before the voyage", "Hold ramp reported closed");
  expect(met(story)).toEqual([true]);
});

test("a switch that is broken or silent does not stop the report; accesses in barriers are not asked for", () => {
  for (const story of [ready().broken("ramp.position"), ready().silence("ramp.position").after("6s")])
    expect(met(story.shows("normal").given({ "entered-closing.ramp": "2028-03-01T12:00:00Z" }))).toEqual([
      true,
    ]);
  const inBarrier = ferry([{ ...ramp, access: "in-barrier" }]);
  expect(met(new RuleStory([accessesReported], inBarrier, { "voyage.phase": "ready" }))).toEqual([]);
});

test("a ship that is no ro-ro passenger ship is not bound", () => {
  expect(met(ready(["passenger"]))).toEqual([]);
});
