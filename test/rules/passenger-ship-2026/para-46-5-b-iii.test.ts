import { describe, expect, test } from "vitest";
import { emergencyStopReady } from "../../../src/rules/passenger-ship-2026/para-46-5-b-iii.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const control = (...signals: string[]) =>
  item("propulsion-remote-control", "rc", signals, { name: "Remote control" });

describe("its circuit", () => {
  watched({
    rule: emergencyStopReady,
    aboard: [control("emergency-stop-ready")],
    good: { "rc.emergency-stop-ready": true },
    bad: { "rc.emergency-stop-ready": false },
    until: "4999ms",
    priority: "warning",
    says: "Remote control: the emergency stop on the bridge would not work",
    enters: ["Remote control emergency stop out of order", "Remote control emergency stop in order"],
    unknown: { "rc.emergency-stop-ready": "warning" },
  });
});

test("that it is given and released is entered", () => {
  const story = new RuleStory(
    [emergencyStopReady],
    ferry([control("emergency-stop", "emergency-stop-ready")]),
    { "rc.emergency-stop-ready": true, "rc.emergency-stop": false },
  );
  story
    .after("1min")
    .given({ "rc.emergency-stop": true })
    .after("1min")
    .given({ "rc.emergency-stop": false })
    .shows("normal");
  expect(story.entries.map(({ text }) => text)).toEqual([
    "Remote control emergency stop given",
    "Remote control emergency stop released",
  ]);
});

test("a circuit that is not wired is unwatched", () => {
  const bare = new RuleStory([emergencyStopReady], ferry([control()]));
  expect(bare.unwatched()[0]?.missing).toEqual(["rc.emergency-stop-ready"]);
});
