import { steeringControlSupply } from "../../../src/rules/passenger-ship-2026/para-44-8-d.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: steeringControlSupply,
  aboard: [item("steering-control-system", "sc-1", ["supply"], { name: "Steering control 1", gear: "main" })],
  good: { "sc-1.supply": true },
  bad: { "sc-1.supply": false },
  until: "499ms",
  priority: "alarm",
  says: "Steering control 1 has lost its supply: take another control",
  enters: ["Steering control 1 lost its supply", "Steering control 1 has its supply again"],
  unknown: { "sc-1.supply": "alarm" },
});
