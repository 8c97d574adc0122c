import { test } from "vitest";
import { drainSpaceHighWater } from "../../../src/rules/passenger-ship-2026/para-51-2-h.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const space = item("drain-space", "drain-1", ["high"], { name: "Drain tank 1", place: { deck: 2 } });
const dry = (ship = ferry([space], { deckEdgeImmersedAtFiveDegrees: true })) =>
  new RuleStory([drainSpaceHighWater], ship, { "drain-1.high": false });

test("high for five seconds is an alarm, entered with its end", () => {
  dry()
    .given({ "drain-1.high": true })
    .after("4999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "High water: Drain tank 1, deck 2")
    .given({ "drain-1.high": false })
    .acknowledge()
    .shows("normal")
    .logs("Drain tank 1 high water", "Drain tank 1 no longer high");
});

test("a sensor that is broken or silent is an alarm: taken as high", () => {
  dry().broken("drain-1.high").shows("active-unacknowledged", "alarm", "high unknown: line cut");
  dry().silence("drain-1.high").after("6s").shows("active-unacknowledged", "alarm", "Drain tank 1 high");
});

test("a ship whose deck edge stays dry at 5° is not bound; one whose ship file does not say is", () => {
  dry(ferry([space], { deckEdgeImmersedAtFiveDegrees: false }))
    .given({ "drain-1.high": true })
    .after("1min")
    .shows("normal");
  dry(ferry([space]))
    .given({ "drain-1.high": true })
    .after("5s")
    .shows("active-unacknowledged", "alarm");
});
