import { test } from "vitest";
import { influxAboveCapacity } from "../../../src/rules/passenger-ship-2026/para-62-2-influx.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const well = item("bilge-well", "well-1", ["high"], { name: "Bilge well 1" });
const pump = item("bilge-pump", "pump-1", ["running"]);
const pumping = () =>
  new RuleStory([influxAboveCapacity], ferry([well, pump]), { "well-1.high": true, "pump-1.running": true });

test("high for two minutes while a pump runs is an alarm, entered with its end", () => {
  pumping()
    .after("119999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "Bilge well 1: more comes in than is pumped out")
    .given({ "well-1.high": false })
    .acknowledge()
    .shows("normal")
    .logs("Bilge well 1 more came in than was pumped out", "Bilge well 1 pumped down, or the pump stopped");
});

test("pumped down in time, or not pumped, it is no influx of this rule", () => {
  pumping().after("119s").given({ "well-1.high": false }).after("10min").shows("normal").logs();
  pumping().given({ "pump-1.running": false }).after("10min").shows("normal");
});

test("a pump that is not known is not taken to run", () => {
  pumping().silence("pump-1.running").after("10min").shows("normal");
});

test("a well that is not known is an alarm", () => {
  pumping().broken("well-1.high").shows("active-unacknowledged", "alarm", "unknown: line cut");
  pumping().silence("well-1.high").after("6s").shows("active-unacknowledged", "alarm", "Bilge well 1");
});
