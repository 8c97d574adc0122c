import { expect, test } from "vitest";
import { steeringUnitsStartedFromTheBridge } from "../../../src/rules/passenger-ship-2026/para-44-5-b.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const unit = item("steering-power-unit", "pu-1", [], { name: "Steering pump 1", gear: "main" });
const ready = (keelLaid = "2026-07-13") =>
  new RuleStory([steeringUnitsStartedFromTheBridge], ferry([unit], { keelLaid }), {
    "voyage.phase": "ready",
  });
const met = (story: RuleStory) => story.gate().map((gate) => [gate.text, gate.met]);
const WORDS = "Steering pump 1 started from the bridge, entered as a test";

test.each([
  ["2028-03-01T00:00:00Z", true],
  ["2028-02-29T23:59:59Z", false],
])("a test entered at %s, with departure the next noon: %s", (time, stands) => {
  const story = ready().given({ "entered-test.pu-1": time, "voyage.began": "2028-03-01T12:00:00Z" });
  expect(met(story.given({ "voyage.phase": "leaving" }))).toEqual([[WORDS, stands]]);
});

test("it is listed before departure, and a warning when she goes without it", () => {
  const story = ready().shows("normal");
  expect(met(story)).toEqual([[WORDS, false]]);
  story
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "warning", "sailed without having been started from the bridge")
    .logs("Steering pump 1 sailed without a test that it starts from the bridge");
});

test("alongside nothing is owed yet; a ship that is not bound owes nothing", () => {
  ready().given({ "voyage.phase": "alongside" }).after("1h").shows("normal");
  expect(met(ready("2026-07-12"))).toEqual([]);
});
