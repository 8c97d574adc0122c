import { steeringStorageTank } from "../../../src/rules/passenger-ship-2026/para-44-12-c.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: steeringStorageTank,
  aboard: [item("steering-storage-tank", "tank", ["low"], { name: "Storage tank" })],
  good: { "tank.low": false },
  bad: { "tank.low": true },
  until: "29999ms",
  priority: "warning",
  says: "Storage tank could not recharge an actuating system: top it up",
  enters: ["Storage tank too low to recharge an actuating system", "Storage tank filled again"],
  unknown: { "tank.low": "warning" },
});
