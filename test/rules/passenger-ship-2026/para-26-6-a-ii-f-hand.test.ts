import { test } from "vitest";
import { alarmWhileMovedByHand } from "../../../src/rules/passenger-ship-2026/para-26-6-a-ii-f-hand.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const signals = ["position", "hand-operation", "alarm"];
const door = item("watertight-door", "wtd-1", signals, { name: "WTD 1" });
const byHand = () =>
  new RuleStory([alarmWhileMovedByHand], ferry([door]), {
    "wtd-1.position": "open",
    "wtd-1.hand-operation": true,
    "wtd-1.alarm": false,
  });

test("moved by hand for a second without alarm is a warning, entered with its end", () => {
  byHand()
    .given({ "wtd-1.position": "moving" })
    .after("999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "warning", "WTD 1: moved by hand without alarm at the door")
    .given({ "wtd-1.alarm": true })
    .acknowledge()
    .shows("normal")
    .logs(
      "WTD 1 moved by hand without alarm at the door",
      "WTD 1 with its alarm, or no longer moved by hand",
    );
});

test("with its alarm, at rest, or moved by power it complies", () => {
  byHand().given({ "wtd-1.alarm": true, "wtd-1.position": "moving" }).after("1min").shows("normal");
  byHand().after("1min").shows("normal");
  byHand().given({ "wtd-1.hand-operation": false, "wtd-1.position": "moving" }).after("1min").shows("normal");
});

test.each(signals)("%s lost is a warning", (signal) => {
  byHand().broken(`wtd-1.${signal}`).shows("active-unacknowledged", "warning", "unknown: line cut");
  byHand().silence(`wtd-1.${signal}`).after("6s").shows("active-unacknowledged", "warning", "WTD 1");
});
