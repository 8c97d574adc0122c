import { test } from "vitest";
import { videosCanBePlayed } from "../../../src/rules/passenger-ship-2026/para-94-4-d-ii.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const camera = item("camera", "cam-3", ["replay"], { name: "Camera 3, car deck" });

watched({
  rule: videosCanBePlayed,
  aboard: [camera],
  good: { "cam-3.replay": 168 },
  bad: { "cam-3.replay": 167.9 },
  until: "3599999ms",
  priority: "warning",
  says: "Camera 3, car deck: video kept for less than 168 h",
  enters: ["video not kept for as long as it has to be", "video kept for as long as it has to be"],
  unknown: { "cam-3.replay": "warning" },
  free: { types: ["passenger"] },
});

test.each([
  [24, "normal"],
  [23.9, "active-unacknowledged"],
] as const)("on an existing ship %d h back: %s", (hours, state) => {
  new RuleStory([videosCanBePlayed], ferry([camera], { keelLaid: "2026-07-12" }), { "cam-3.replay": hours })
    .after("1h")
    .shows(state);
});
