import { test } from "vitest";
import { doorCircuitsPowered } from "../../../src/rules/passenger-ship-2026/para-26-6-b-transitional.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["control-supply"], { name: "WTD 1" });
const powered = () => new RuleStory([doorCircuitsPowered], ferry([door]), { "wtd-1.control-supply": true });

test("control without power for a second is an alarm, entered with its return", () => {
  powered()
    .given({ "wtd-1.control-supply": false })
    .after("999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "WTD 1: control, indication and alarm without power")
    .given({ "wtd-1.control-supply": true })
    .acknowledge()
    .shows("normal")
    .logs("WTD 1 control and indication without power", "WTD 1 control and indication powered");
});

test("a monitor that is silent or broken is an alarm: the circuits are taken as dead", () => {
  powered().broken("wtd-1.control-supply").shows("active-unacknowledged", "alarm", "unknown: line cut");
  powered().silence("wtd-1.control-supply").after("6s").shows("active-unacknowledged", "alarm", "WTD 1");
});
