import { describe } from "vitest";
import { steeringOverload } from "../../../src/rules/passenger-ship-2026/para-45-3-overload.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

const aboard = [
  item("steering-circuit", "ci-1", ["overload"], { name: "Steering circuit 1" }),
  item("steering-circuit", "ci-2", ["overload"], { name: "Steering circuit 2" }),
  item("steering-power-unit", "pu-1", ["overload"], { name: "Steering pump 1", gear: "main" }),
];
const good = { "ci-1.overload": false, "ci-2.overload": false, "pu-1.overload": false };

describe.each([
  ["ci-2", "Steering circuit 2"],
  ["pu-1", "Steering pump 1"],
])("%s", (id, name) => {
  watched({
    rule: steeringOverload,
    aboard,
    good,
    bad: { [`${id}.overload`]: true },
    priority: "alarm",
    says: `${name} overloaded: it is not tripped, start another unit`,
    enters: [`${name} overloaded`, `${name} no longer overloaded`],
    unknown: { [`${id}.overload`]: "warning" },
  });
});
