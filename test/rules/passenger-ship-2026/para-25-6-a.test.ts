import { test } from "vitest";
import { collisionBulkheadValveClosed } from "../../../src/rules/passenger-ship-2026/para-25-6-a.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const valve = item("valve", "fp", ["position", "control"], {
  name: "Forepeak valve",
  valve: "collision-bulkhead",
});
const good = { "fp.position": "closed", "fp.control": true } as const;

watched({
  rule: collisionBulkheadValveClosed,
  aboard: [valve],
  good,
  bad: { "fp.position": "open" },
  until: "1799999ms",
  priority: "warning",
  says: "Forepeak valve left open: close it, or declare the transfer",
  enters: ["Forepeak valve left open", "Forepeak valve closed, or a transfer declared"],
  unknown: { "fp.position": "warning", "fp.control": "warning" },
});

const open = (change: Partial<typeof valve> = {}) =>
  new RuleStory([collisionBulkheadValveClosed], ferry([{ ...valve, ...change }]), good).given({
    "fp.position": "open",
  });

test("a transfer that was declared may last longer; its end with the valve open is a warning half an hour later", () => {
  open()
    .given({ "permission.fp": "2028-03-01T16:00:00Z" })
    .after("3h")
    .shows("normal")
    .silence("permission.fp")
    .after("30min")
    .after("5s")
    .shows("active-unacknowledged", "warning");
});

test("remote control lost while it is not closed is an alarm after five seconds, until it is closed", () => {
  open()
    .given({ "fp.control": false })
    .after("4999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "Forepeak valve open without remote control: close it by hand")
    .given({ "fp.position": "closed" })
    .acknowledge()
    .shows("normal")
    .logs("Forepeak valve open without remote control", "Forepeak valve closed, or under control again");
});

test("remote control lost while it is closed is no matter; other valves are judged elsewhere", () => {
  open().given({ "fp.position": "closed", "fp.control": false }).after("1h").shows("normal");
  open({ valve: "bilge" }).given({ "fp.control": false }).after("1h").shows("normal");
});
