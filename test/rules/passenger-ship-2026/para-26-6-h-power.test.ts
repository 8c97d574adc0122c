import { test } from "vitest";
import { doorPowerMonitored } from "../../../src/rules/passenger-ship-2026/para-26-6-h-power.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["supply"], { name: "WTD 1", operation: "power-sliding" });
const powered = (ship = ferry([door])) => new RuleStory([doorPowerMonitored], ship, { "wtd-1.supply": true });

test("power lost for two seconds at a door motor is an alarm, and is entered with its return", () => {
  powered()
    .given({ "wtd-1.supply": false })
    .after("1999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "WTD 1: no power at its motor")
    .given({ "wtd-1.supply": true })
    .shows("rectified-unacknowledged")
    .acknowledge()
    .shows("normal")
    .logs("WTD 1 lost power at its motor", "WTD 1 has power at its motor again");
});

test("a change-over of the supply is no alarm", () => {
  powered()
    .given({ "wtd-1.supply": false })
    .after("1s")
    .given({ "wtd-1.supply": true })
    .after("1min")
    .shows("normal");
});

test("power is watched alongside too", () => {
  powered()
    .given({ "voyage.phase": "alongside", "wtd-1.supply": false })
    .after("2s")
    .shows("active-unacknowledged");
});

test("a broken or silent monitor is an alarm: the supply is taken as lost", () => {
  powered().broken("wtd-1.supply").shows("active-unacknowledged", "alarm", "supply unknown: line cut");
  powered().silence("wtd-1.supply").after("6s").shows("active-unacknowledged", "alarm", "WTD 1 supply");
});

test("a hinged door has no motor", () => {
  powered(ferry([{ ...door, operation: "hinged" }]))
    .given({ "wtd-1.supply": false })
    .after("1min")
    .shows("normal");
});

test("a door whose operation is not stated is taken for a power-operated one", () => {
  powered(ferry([{ ...door, operation: undefined }]))
    .given({ "wtd-1.supply": false })
    .after("2s")
    .shows("active-unacknowledged");
});
