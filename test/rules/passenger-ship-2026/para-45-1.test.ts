import { steeringMotorsShown } from "../../../src/rules/passenger-ship-2026/para-45-1.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: steeringMotorsShown,
  aboard: [
    item("steering-power-unit", "pu-1", ["running", "power"], { name: "Steering pump 1", gear: "main" }),
  ],
  good: { "pu-1.running": true, "pu-1.power": true },
  bad: { "pu-1.power": false },
  until: "4999ms",
  priority: "caution",
  says: "Steering pump 1 is shown running without power: do not trust the lamp",
  enters: [],
  unknown: { "pu-1.running": "caution" },
});
