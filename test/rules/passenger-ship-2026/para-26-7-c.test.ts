import { doorsToldToTheStabilityComputer } from "../../../src/rules/passenger-ship-2026/para-26-7-c.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: doorsToldToTheStabilityComputer,
  aboard: [item("stability-computer", "loading", ["doors-fed"], { name: "Loading computer" })],
  good: { "loading.doors-fed": true },
  bad: { "loading.doors-fed": false },
  until: "59999ms",
  priority: "warning",
  says: "Loading computer is not told where the watertight doors are: enter them by hand",
  enters: [
    "Loading computer not told the positions of the doors",
    "Loading computer told the positions of the doors again",
  ],
  unknown: { "loading.doors-fed": "warning" },
});
