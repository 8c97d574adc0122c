import { hullCurrent } from "../../../src/rules/passenger-ship-2026/para-59-4-c.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: hullCurrent,
  aboard: [item("earthed-circuit", "ec", ["hull-current"], { name: "Control circuit 24 V" })],
  good: { "ec.hull-current": 5 },
  bad: { "ec.hull-current": 5.1 },
  until: "9999ms",
  priority: "caution",
  says: "Control circuit 24 V drives more than 5 A through the hull",
  enters: [],
  unknown: { "ec.hull-current": "caution" },
});
