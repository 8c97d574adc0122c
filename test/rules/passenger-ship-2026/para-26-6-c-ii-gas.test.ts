import { test } from "vitest";
import { gasPressureOfTheDoor } from "../../../src/rules/passenger-ship-2026/para-26-6-c-ii-gas.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const door = item("watertight-door", "wtd-1", ["gas-pressure-low"], { name: "WTD 1", power: "hydraulic" });

watched({
  rule: gasPressureOfTheDoor,
  aboard: [door],
  good: { "wtd-1.gas-pressure-low": false },
  bad: { "wtd-1.gas-pressure-low": true },
  until: "4999ms",
  priority: "alarm",
  says: "WTD 1: gas pressure low, stored energy is being lost",
  enters: ["WTD 1 gas pressure low", "WTD 1 gas pressure no longer low"],
  unknown: { "wtd-1.gas-pressure-low": "alarm" },
});

test("doors of a central system, electric doors and hinged doors have no accumulator of their own", () => {
  for (const change of [
    { power: "central-hydraulic" },
    { power: "electric" },
    { operation: "hinged" },
  ] as const)
    new RuleStory([gasPressureOfTheDoor], ferry([{ ...door, ...change }]), { "wtd-1.gas-pressure-low": true })
      .after("1min")
      .shows("normal");
});

test("not stated, a door hangs on the central system where there is one, and is watched here where there is none", () => {
  const gas = { "wtd-1.gas-pressure-low": true };
  const unstated = { ...door, power: undefined };
  const central = item("watertight-door-hydraulics", "hyd", []);
  new RuleStory([gasPressureOfTheDoor], ferry([unstated, central]), gas).after("1min").shows("normal");
  new RuleStory([gasPressureOfTheDoor], ferry([unstated]), gas)
    .after("5s")
    .shows("active-unacknowledged", "alarm");
});
