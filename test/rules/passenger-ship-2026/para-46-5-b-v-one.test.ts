import { describe, expect, test } from "vitest";
import { oneLocationInControl } from "../../../src/rules/passenger-ship-2026/para-46-5-b-v-one.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const control = item("propulsion-remote-control", "rc", ["location"], { name: "Remote control" });
const bridge = (keelLaid = "2026-07-13") =>
  new RuleStory([oneLocationInControl], ferry([control], { keelLaid }), { "rc.location": "bridge" }).after(
    "1min",
  );

describe.each([
  ["none", "no place is in control"],
  ["several", "more than one place is in control"],
])("%s", (location, words) => {
  test("for longer than a change-over is a warning, and ends", () => {
    bridge()
      .given({ "rc.location": location })
      .after("1999ms")
      .shows("normal")
      .after("1ms")
      .shows("active-unacknowledged", "warning", `Remote control: ${words}`)
      .given({ "rc.location": "local" })
      .acknowledge()
      .shows("normal");
  });
});

test("each transfer is entered", () => {
  const story = bridge()
    .given({ "rc.location": "control-room" })
    .after("1min")
    .given({ "rc.location": "bridge" })
    .shows("normal");
  expect(story.entries.map(({ text }) => text)).toEqual([
    "Remote control in the control of: control room",
    "Remote control in the control of: bridge",
  ]);
});

test("a place that is not known is a warning; a ship that is not bound is left alone", () => {
  bridge().silence("rc.location").after("6s").shows("active-unacknowledged", "warning");
  bridge().broken("rc.location").shows("active-unacknowledged", "warning", "unknown: line cut");
  bridge("2026-07-12").given({ "rc.location": "none" }).after("1h").shows("normal").logs();
});
