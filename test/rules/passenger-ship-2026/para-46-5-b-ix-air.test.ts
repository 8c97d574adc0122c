import { startingAirLow } from "../../../src/rules/passenger-ship-2026/para-46-5-b-ix-air.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: startingAirLow,
  aboard: [item("starting-air", "air", ["low"], { name: "Starting air" })],
  good: { "air.low": false },
  bad: { "air.low": true },
  until: "4999ms",
  priority: "alarm",
  says: "Starting air low: few starts of the main engines are left",
  enters: ["Starting air low", "Starting air no longer low"],
  unknown: { "air.low": "alarm" },
});
