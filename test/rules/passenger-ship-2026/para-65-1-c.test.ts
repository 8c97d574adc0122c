import { machineryAlarmsReachTheBridge } from "../../../src/rules/passenger-ship-2026/para-65-1-c.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: machineryAlarmsReachTheBridge,
  aboard: [item("machinery-alarm-system", "ams", ["bridge-connected"], { name: "Machinery alarms" })],
  good: { "ams.bridge-connected": true },
  bad: { "ams.bridge-connected": false },
  until: "1999ms",
  priority: "alarm",
  says: "Machinery alarms does not reach the bridge: have every alarm reported by telephone from the engine room",
  enters: ["Machinery alarms cut off from the bridge", "Machinery alarms reaches the bridge again"],
  unknown: { "ams.bridge-connected": "alarm" },
});
