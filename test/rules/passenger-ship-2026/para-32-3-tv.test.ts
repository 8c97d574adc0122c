import { test } from "vitest";
import { doorCamerasShow } from "../../../src/rules/passenger-ship-2026/para-32-3-tv.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

watched({
  rule: doorCamerasShow,
  aboard: [item("camera", "cam-1", ["picture"], { name: "Bow door camera" })],
  good: { "voyage.phase": "on-voyage", "cam-1.picture": true },
  bad: { "cam-1.picture": false },
  until: "9999ms",
  priority: "caution",
  says: "No picture from Bow door camera: have the door looked at",
  enters: [],
  unknown: { "cam-1.picture": "caution" },
  free: { types: ["passenger"] },
});

test.each([
  ["alongside", "normal"],
  ["safe-anchorage", "active"],
] as const)("without a picture %s: %s", (phase, state) => {
  new RuleStory([doorCamerasShow], ferry([item("camera", "cam-1", ["picture"])]), {
    "voyage.phase": phase,
    "cam-1.picture": false,
  })
    .after("10s")
    .shows(state);
});
