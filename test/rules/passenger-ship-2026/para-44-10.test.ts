import { expect, test } from "vitest";
import { steeringCompartmentReached } from "../../../src/rules/passenger-ship-2026/para-44-10.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const ready = (signals: readonly string[], keelLaid = "2026-07-13") =>
  new RuleStory(
    [steeringCompartmentReached],
    ferry([item("steering-gear", "gear", signals, { name: "Steering gear" })], { keelLaid }),
    { "voyage.phase": "ready", ...(signals.length > 0 ? { "gear.communication": true } : {}) },
  );
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test("the signal of the link decides where it is bound: not made, silent and broken keep the gate shut", () => {
  expect(met(ready(["communication"]))).toEqual([true]);
  expect(met(ready(["communication"]).given({ "gear.communication": false }))).toEqual([false]);
  expect(met(ready(["communication"]).silence("gear.communication").after("6s"))).toEqual([false]);
  expect(met(ready(["communication"]).broken("gear.communication"))).toEqual([false]);
});

test.each([
  ["2028-03-01T00:00:00Z", true],
  ["2028-02-29T23:59:59Z", false],
])("without one a test entered at %s stands at noon: %s", (time, stands) => {
  expect(met(ready([]).given({ "entered-test.gear": time }))).toEqual([stands]);
});

test("going without either is a warning, entered", () => {
  ready([])
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "warning", "no communication with its compartment is known to work")
    .logs("Steering gear sailed without communication with its compartment");
});

test("a ship that is not bound owes nothing", () => {
  expect(met(ready([], "2026-07-12"))).toEqual([]);
});
