import { machineryAlarmsWork } from "../../../src/rules/passenger-ship-2026/para-65-1-a.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: machineryAlarmsWork,
  aboard: [item("machinery-alarm-system", "ams", ["healthy"], { name: "Machinery alarms" })],
  good: { "ams.healthy": true },
  bad: { "ams.healthy": false },
  priority: "alarm",
  says: "Machinery alarms is out of order and may give no alarm: have the machinery spaces watched by a person",
  enters: ["Machinery alarms out of order", "Machinery alarms in order again"],
  unknown: { "ams.healthy": "alarm" },
});
