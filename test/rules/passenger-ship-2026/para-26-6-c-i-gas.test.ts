import { doorGasPressure } from "../../../src/rules/passenger-ship-2026/para-26-6-c-i-gas.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: doorGasPressure,
  aboard: [
    item("watertight-door-hydraulics", "hyd", ["gas-pressure-low"], { name: "Door hydraulics", cutIn: 120 }),
  ],
  good: { "hyd.gas-pressure-low": false },
  bad: { "hyd.gas-pressure-low": true },
  until: "4999ms",
  priority: "alarm",
  says: "Door hydraulics: gas pressure low, stored energy is being lost",
  enters: [
    "Door hydraulics gas pressure of an accumulator low",
    "Door hydraulics gas pressure no longer low",
  ],
  unknown: { "hyd.gas-pressure-low": "alarm" },
});
