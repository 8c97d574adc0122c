import { expect, test } from "vitest";
import { startsLimited } from "../../../src/rules/passenger-ship-2026/para-46-5-b-ix-attempts.ts";
import { ferry, item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: startsLimited,
  aboard: [item("starting-air", "air", ["attempts"], { name: "Starting air" })],
  good: { "air.attempts": 3 },
  bad: { "air.attempts": 4 },
  priority: "alarm",
  says: "Starting air: 4 automatic starts have failed in a row: stop them",
  enters: ["automatic starts beyond their limit", "automatic starts within their limit again"],
  unknown: { "air.attempts": "warning" },
});

test("an engine that is started by hand counts no attempts", () => {
  expect(startsLimited.instances(ferry([item("starting-air", "air", ["low"])]))).toEqual([]);
});
