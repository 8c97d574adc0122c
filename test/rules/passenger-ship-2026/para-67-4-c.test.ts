import { describe } from "vitest";
import { machineryAlarms } from "../../../src/rules/passenger-ship-2026/para-67-4-c.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

describe("an alarm of the machinery", () => {
  watched({
    rule: machineryAlarms,
    aboard: [item("machinery-alarm", "jw-temp", ["active"], { name: "Jacket water temperature high" })],
    good: { "jw-temp.active": false },
    bad: { "jw-temp.active": true },
    priority: "alarm",
    says: "Jacket water temperature high: alarm in the engine room",
    enters: ["Jacket water temperature high alarm given", "Jacket water temperature high alarm ended"],
    unknown: { "jw-temp.active": "alarm" },
  });
});

describe("one that is inhibited", () => {
  watched({
    rule: machineryAlarms,
    aboard: [
      item("machinery-alarm", "jw-temp", ["active", "inhibited"], { name: "Jacket water temperature high" }),
    ],
    good: { "jw-temp.active": false, "jw-temp.inhibited": false },
    bad: { "jw-temp.inhibited": true },
    priority: "caution",
    says: "Jacket water temperature high is inhibited: no alarm of it can be given",
    enters: ["Jacket water temperature high inhibited", "Jacket water temperature high no longer inhibited"],
    unknown: { "jw-temp.inhibited": "warning" },
  });
});
