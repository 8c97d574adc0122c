import { expect, test } from "vitest";
import { bridgeControlsThrust } from "../../../src/rules/passenger-ship-2026/para-46-5-b-i.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const control = item("propulsion-remote-control", "rc", ["location", "ordered-speed"], {
  name: "Remote control",
});
const shaft = item("propeller", "shaft", ["speed"]);
const good = {
  "voyage.phase": "on-voyage",
  "rc.location": "bridge",
  "rc.ordered-speed": 120,
  "shaft.speed": 108,
};

watched({
  rule: bridgeControlsThrust,
  aboard: [control, shaft],
  good,
  bad: { "shaft.speed": 107 },
  until: "29999ms",
  priority: "warning",
  says: "Remote control: 120 rpm ordered, the shaft turns 107",
  enters: ["does not follow the order of the bridge", "follows the order of the bridge again"],
  unknown: { "rc.location": "warning", "rc.ordered-speed": "warning", "shaft.speed": "warning" },
});

test.each([
  [120, 132, "normal"],
  [120, 133, "active-unacknowledged"],
  [-60, 60, "active-unacknowledged"],
  [0, 3, "normal"],
  [0, 3.1, "active-unacknowledged"],
] as const)("%f rpm ordered and %f turned: %s", (ordered, speed, state) => {
  new RuleStory([bridgeControlsThrust], ferry([control, shaft]), {
    ...good,
    "rc.ordered-speed": ordered,
    "shaft.speed": speed,
  })
    .after("30s")
    .shows(state);
});

test("while the control room is in control, or alongside, the bridge orders nothing", () => {
  const story = (change: object) =>
    new RuleStory([bridgeControlsThrust], ferry([control, shaft]), { ...good, "shaft.speed": 0, ...change });
  story({ "rc.location": "control-room" }).after("1h").shows("normal");
  story({ "voyage.phase": "alongside" }).after("1h").shows("normal");
});

test("a propeller that the ship file does not name is unwatched", () => {
  expect(new RuleStory([bridgeControlsThrust], ferry([control])).unwatched()[0]?.missing).toEqual([
    "unfitted-propeller-of-rc.speed",
  ]);
});
