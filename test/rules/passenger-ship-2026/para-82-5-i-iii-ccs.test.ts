import { describe, expect, test } from "vitest";
import { centralControlStation } from "../../../src/rules/passenger-ship-2026/para-82-5-i-iii-ccs.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const signals = ["manned", "door-control", "fan-control"];
const station = item("central-control-station", "ccs", signals, { name: "Central control station" });
const good = { "ccs.manned": true, "ccs.door-control": true, "ccs.fan-control": true };
const common = {
  rule: centralControlStation,
  aboard: [station],
  good,
  priority: "alarm",
  free: { passengersCertified: 36 },
} as const;

describe("somebody is on watch there", () => {
  watched({
    ...common,
    bad: { "ccs.manned": false },
    until: "29999ms",
    says: "Nobody at Central control station: man it, it watches for fire",
    enters: ["Central control station not manned", "Central control station manned again"],
    unknown: { "ccs.manned": "alarm" },
  });
});

describe.each([
  ["door-control", "cannot close the fire doors: send hands to them", "fire doors"],
  ["fan-control", "cannot stop the ventilation fans: stop them locally", "fans"],
])("its %s", (signal, says, what) => {
  watched({
    ...common,
    bad: { [`ccs.${signal}`]: false },
    says: `Central control station ${says}`,
    enters: [
      `Central control station without control of the ${what}`,
      `Central control station in control of the ${what} again`,
    ],
    unknown: { [`ccs.${signal}`]: "alarm" },
  });
});

test("a station that tells nothing is listed as not watched", () => {
  const mute = new RuleStory([centralControlStation], ferry([{ ...station, signals: [] }]));
  expect(
    mute
      .unwatched()
      .flatMap(({ missing }) => missing)
      .toSorted(),
  ).toEqual(signals.map((signal) => `ccs.${signal}`).toSorted());
});
