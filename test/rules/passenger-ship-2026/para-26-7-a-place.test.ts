import { test } from "vitest";
import { doorConsoleInService } from "../../../src/rules/passenger-ship-2026/para-26-7-a-place.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const console = item("watertight-door-console", "console", ["healthy"], { name: "Door console" });
const inService = () => new RuleStory([doorConsoleInService], ferry([console]), { "console.healthy": true });

test("a console out of service is an alarm at once, entered with its return", () => {
  inService()
    .shows("normal")
    .given({ "console.healthy": false })
    .shows("active-unacknowledged", "alarm", "Door console out of service")
    .given({ "console.healthy": true })
    .acknowledge()
    .shows("normal")
    .logs("Door console out of service", "Door console in service again");
});

test("a console that is silent or broken is an alarm", () => {
  inService()
    .silence("console.healthy")
    .after("6s")
    .shows("active-unacknowledged", "alarm", "Door console healthy");
  inService().broken("console.healthy").shows("active-unacknowledged", "alarm", "unknown: line cut");
});
