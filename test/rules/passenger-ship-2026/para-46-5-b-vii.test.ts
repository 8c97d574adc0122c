import { describe, expect, test } from "vitest";
import { remoteControlFailed } from "../../../src/rules/passenger-ship-2026/para-46-5-b-vii.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const control = item("propulsion-remote-control", "rc-1", ["failure", "location"], {
  name: "Remote control",
});
const shaft = item("propeller", "shaft", ["speed"]);

describe("a failure", () => {
  watched({
    rule: remoteControlFailed,
    aboard: [control],
    good: { "rc-1.failure": false, "rc-1.location": "bridge" },
    bad: { "rc-1.failure": true },
    priority: "alarm",
    says: "Remote control has failed: take local control",
    enters: ["Remote control failed", "Remote control works again"],
    unknown: { "rc-1.failure": "alarm" },
  });
});

const failed = (before: number) =>
  new RuleStory([remoteControlFailed], ferry([control, shaft]), {
    "rc-1.failure": false,
    "rc-1.location": "bridge",
    "shaft.speed": before,
  })
    .after("10s")
    .given({ "rc-1.failure": true });

test.each([
  [120, 108, "kept"],
  [120, 107.9, "lost"],
  [120, 132, "kept"],
  [120, 132.1, "lost"],
  [120, -120, "lost"],
  [-60, -54, "kept"],
  [-60, -53.9, "lost"],
  [0, 3, "kept"],
  [0, 3.1, "lost"],
] as const)("it failed at %f rpm and the shaft goes to %f: thrust %s", (before, after, thrust) => {
  const story = failed(before).given({ "shaft.speed": after });
  const words = `the shaft went from ${before} to ${Math.round(after)} rpm`;
  if (thrust === "kept") story.logs("Remote control failed");
  else {
    story.logs("Remote control failed", words);
    expect(story.alerts().map(({ priority }) => priority)).toEqual(["alarm", "alarm"]);
  }
});

test("it is told once, and local control ends it", () => {
  const story = failed(120).given({ "shaft.speed": 0 }).after("1min").given({ "shaft.speed": 10 });
  story.logs("failed", "from 120 to 0 rpm").given({ "rc-1.location": "local" });
  story
    .given({ "rc-1.failure": false })
    .acknowledge()
    .shows("normal")
    .logs("failed", "from 120 to 0 rpm", "works again");
});

test("under local control the engineer sets the speed, and nothing is said of it", () => {
  failed(120).given({ "rc-1.location": "local" }).given({ "shaft.speed": 40 }).logs("failed");
});

test("a speed that is not known says nothing of the thrust; what it was before is kept", () => {
  failed(120)
    .silence("shaft.speed")
    .after("10s")
    .logs("failed")
    .given({ "shaft.speed": 60 })
    .logs("failed", "from 120 to 60 rpm");
});

test("of two propellers, the one that the ship file names; with none named the thrust is unwatched", () => {
  const other = item("propeller", "other", ["speed"]);
  const told = (propeller?: string) =>
    new RuleStory([remoteControlFailed], ferry([{ ...control, propeller }, other, shaft]))
      .unwatched()
      .flatMap(({ missing }) => missing);
  expect(told("shaft")).toEqual([]);
  expect(told()).toEqual(["unfitted-propeller-of-rc-1.speed"]);
});
