import { expect, test } from "vitest";
import { accessesClosedUntilTheNextBerth } from "../../../src/rules/passenger-ship-2026/para-40-3.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const ramp = item("ro-ro-access", "ramp", ["position"], { name: "Hold ramp", access: "vehicle-ramp" });
const good = { "voyage.phase": "on-voyage", "ramp.position": "closed" } as const;

watched({
  rule: accessesClosedUntilTheNextBerth,
  aboard: [ramp],
  good,
  bad: { "ramp.position": "open" },
  priority: "alarm",
  says: "Hold ramp open on the voyage: water on deck runs below",
  enters: ["Hold ramp not closed on the voyage", "Hold ramp opened", "Hold ramp closed"],
  unknown: { "ramp.position": "alarm" },
  free: { types: ["passenger"] },
});

test("before the voyage it is listed, without a sound, the permitted one too", () => {
  for (const permittedOpen of [false, true]) {
    const story = new RuleStory([accessesClosedUntilTheNextBerth], ferry([{ ...ramp, permittedOpen }]), {
      "voyage.phase": "ready",
      "ramp.position": "moving",
    });
    expect(story.shows("normal").gate()).toMatchObject([{ met: false, text: "Hold ramp closed" }]);
    story.given({ "ramp.position": "secured" });
    expect(story.gate()).toMatchObject([{ met: true }]);
  }
});

test("on the voyage a permitted one is 40(6); an anchorage is no berth; alongside it may be open", () => {
  const open = (phase: string, permittedOpen?: boolean) =>
    new RuleStory([accessesClosedUntilTheNextBerth], ferry([{ ...ramp, permittedOpen }]), {
      "voyage.phase": phase,
      "ramp.position": "open",
    });
  open("on-voyage", true).shows("normal");
  open("safe-anchorage").shows("active-unacknowledged", "alarm");
  open("alongside").shows("normal");
});

test("accesses within barriers are 40(8)", () => {
  expect(
    new RuleStory([accessesClosedUntilTheNextBerth], ferry([{ ...ramp, access: "in-barrier" }]), good).gate(),
  ).toEqual([]);
});

test("a ship of the day before is not bound", () => {
  expect(
    new RuleStory([accessesClosedUntilTheNextBerth], ferry([ramp], { keelLaid: "2026-07-12" }), good).gate(),
  ).toEqual([]);
});
