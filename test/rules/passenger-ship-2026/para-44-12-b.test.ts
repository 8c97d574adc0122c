import { expect, test } from "vitest";
import { steeringReservoirLevel } from "../../../src/rules/passenger-ship-2026/para-44-12-b.ts";
import { ferry, item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: steeringReservoirLevel,
  aboard: [item("steering-reservoir", "sr-1", ["low"], { name: "Steering reservoir 1" })],
  good: { "sr-1.low": false },
  bad: { "sr-1.low": true },
  until: "4999ms",
  priority: "alarm",
  says: "Steering reservoir 1 low: fluid is being lost",
  enters: ["Steering reservoir 1 low", "Steering reservoir 1 no longer low"],
  unknown: { "sr-1.low": "alarm" },
});

const unit = (drive: "electric" | "electrohydraulic" | undefined) =>
  item("steering-power-unit", "pu-1", [], { gear: "main", drive });

test.each([
  ["electric", 0],
  ["electrohydraulic", 1],
  [undefined, 1],
] as const)("a gear whose unit is %s and that names no reservoir: %i unwatched", (drive, count) => {
  expect(steeringReservoirLevel.instances(ferry([unit(drive)]))).toHaveLength(count);
});
