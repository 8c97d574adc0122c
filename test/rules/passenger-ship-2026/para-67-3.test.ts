import { describe } from "vitest";
import { standbyTookOver } from "../../../src/rules/passenger-ship-2026/para-67-3.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

const pump = (...signals: string[]) => item("standby-machine", "sw-2", signals, { name: "Sea water pump 2" });

describe("a change-over", () => {
  watched({
    rule: standbyTookOver,
    aboard: [pump("changed-over")],
    good: { "sw-2.changed-over": false },
    bad: { "sw-2.changed-over": true },
    priority: "alarm",
    says: "Sea water pump 2 has taken over by itself: find out why the other machine failed",
    enters: ["Sea water pump 2 took over by itself", "Sea water pump 2 no longer in place of another"],
    unknown: { "sw-2.changed-over": "alarm" },
  });
});

describe("a machine that would not take over", () => {
  watched({
    rule: standbyTookOver,
    aboard: [pump("ready")],
    good: { "sw-2.ready": true },
    bad: { "sw-2.ready": false },
    until: "59999ms",
    priority: "warning",
    says: "Sea water pump 2 would not take over by itself",
    enters: [],
    unknown: { "sw-2.ready": "warning" },
  });
});
