import { expect, test } from "vitest";
import { circulationCurrent } from "../../../src/rules/passenger-ship-2026/para-59-3-b.ts";
import { ferry, item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: circulationCurrent,
  aboard: [item("insulation-monitor", "im", ["circulation-current"], { name: "Insulation monitor" })],
  good: { "im.circulation-current": 30 },
  bad: { "im.circulation-current": 30.1 },
  until: "9999ms",
  priority: "caution",
  says: "Insulation monitor drives more than 30 mA to earth",
  enters: [],
  unknown: { "im.circulation-current": "caution" },
});

test("where it is not measured nothing is said of it", () => {
  expect(circulationCurrent.instances(ferry([item("insulation-monitor", "im", ["low"])]))).toEqual([]);
});
