import { test } from "vitest";
import { bilgeWellHigh } from "../../../src/rules/passenger-ship-2026/para-62-1.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const well = item("bilge-well", "well-1", ["high"], {
  name: "Bilge well 1",
  place: { space: "Engine room" },
});
const dry = () => new RuleStory([bilgeWellHigh], ferry([well]), { "well-1.high": false });

test("high for five seconds is an alarm that names the place, entered with its end", () => {
  dry()
    .given({ "well-1.high": true })
    .after("4999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "Bilge high: Bilge well 1, Engine room")
    .given({ "well-1.high": false })
    .acknowledge()
    .shows("normal")
    .logs("Bilge well 1 high", "Bilge well 1 no longer high");
});

test("a sensor that is broken or silent is an alarm", () => {
  dry().broken("well-1.high").shows("active-unacknowledged", "alarm", "unknown: line cut");
  dry().silence("well-1.high").after("6s").shows("active-unacknowledged", "alarm", "Bilge well 1");
});
