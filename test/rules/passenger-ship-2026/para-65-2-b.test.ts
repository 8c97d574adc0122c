import { machineryAlarmsSupplied } from "../../../src/rules/passenger-ship-2026/para-65-2-b.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: machineryAlarmsSupplied,
  aboard: [item("machinery-alarm-system", "ams", ["supply"], { name: "Machinery alarms" })],
  good: { "ams.supply": true },
  bad: { "ams.supply": false },
  until: "999ms",
  priority: "alarm",
  says: "Machinery alarms has lost its normal supply: it runs on stand-by, if at all",
  enters: ["Machinery alarms normal supply lost", "Machinery alarms normal supply restored"],
  unknown: { "ams.supply": "alarm" },
});
