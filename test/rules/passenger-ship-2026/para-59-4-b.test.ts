import { insulationLow } from "../../../src/rules/passenger-ship-2026/para-59-4-b.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: insulationLow,
  aboard: [item("insulation-monitor", "im-440", ["low"], { name: "Insulation monitor, 440 V" })],
  good: { "im-440.low": false },
  bad: { "im-440.low": true },
  until: "9999ms",
  priority: "warning",
  says: "Insulation monitor, 440 V: insulation to earth abnormally low",
  enters: ["Insulation monitor, 440 V found the insulation low", "finds the insulation sound again"],
  unknown: { "im-440.low": "warning" },
});
