import { test } from "vitest";
import { everyDoorClosesInSixtySeconds } from "../../../src/rules/passenger-ship-2026/para-26-7-a-60s.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["position", "local-command"], { name: "WTD 1" });
const console = item("watertight-door-console", "console", ["mode"], { name: "Door console" });
const standing = (equipment = [door, console]) =>
  new RuleStory([everyDoorClosesInSixtySeconds], ferry(equipment), {
    "wtd-1.position": "open",
    "wtd-1.local-command": false,
    "console.mode": "local-control",
  });
const ordered = () => standing().given({ "console.mode": "doors-closed" });

test("in local control a door may stand open", () => {
  standing().after("1h").shows("normal").logs();
});

test("not closed sixty seconds after the order is an alarm, entered with its end", () => {
  ordered()
    .after("10s")
    .given({ "wtd-1.position": "moving" })
    .after("49999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "WTD 1 not closed 60 s after the order")
    .given({ "wtd-1.position": "closed" })
    .acknowledge()
    .shows("normal")
    .logs("WTD 1 not closed 60 s after the order", "WTD 1 closed, or the order withdrawn");
});

test("closed within sixty seconds is as it should be", () => {
  ordered().after("59s").given({ "wtd-1.position": "closed" }).after("1min").shows("normal").logs();
});

test("held open at its handle it has sixty seconds from the release", () => {
  ordered()
    .given({ "wtd-1.local-command": true })
    .after("5min")
    .shows("normal")
    .given({ "wtd-1.local-command": false })
    .after("59s")
    .shows("normal")
    .after("1s")
    .shows("active-unacknowledged", "alarm");
});

test("a handle that is not known is not held", () => {
  ordered().silence("wtd-1.local-command").after("60s").shows("active-unacknowledged", "alarm");
});

test("a position that is lost on the way ends nothing", () => {
  const story = ordered().after("30s").broken("wtd-1.position").after("30s");
  if (!story.alerts().some(({ priority }) => priority === "alarm")) throw new Error("no alarm");
});

test("a mode or position that is not known is a warning", () => {
  standing().broken("console.mode").shows("active-unacknowledged", "warning", "unknown: line cut");
  standing().silence("wtd-1.position").after("6s").shows("active-unacknowledged", "warning");
});

test("a hinged door takes no order", () => {
  standing([{ ...door, operation: "hinged" }, console])
    .given({ "console.mode": "doors-closed" })
    .after("5min")
    .shows("normal");
});
