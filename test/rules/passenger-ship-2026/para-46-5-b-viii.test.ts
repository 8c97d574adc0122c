import { expect, test } from "vitest";
import { propellerIndicated } from "../../../src/rules/passenger-ship-2026/para-46-5-b-viii.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const turning = (controllablePitch: boolean, keelLaid = "2026-07-13") =>
  new RuleStory(
    [propellerIndicated],
    ferry([item("propeller", "shaft", ["speed", "pitch"], { controllablePitch })], { keelLaid }),
    { "shaft.speed": 120, "shaft.pitch": 60 },
  );

test("known, whatever it is, nothing is said", () => {
  turning(true).given({ "shaft.speed": -20 }).after("1h").shows("normal");
});

test("a speed that is broken or silent is a caution, and its return ends that", () => {
  turning(false)
    .broken("shaft.speed")
    .shows("active", "caution", "unknown: line cut")
    .given({ "shaft.speed": 0 })
    .shows("normal");
  turning(false).silence("shaft.speed").after("6s").shows("active", "caution");
});

test("the pitch is asked of a controllable propeller alone", () => {
  turning(true).broken("shaft.pitch").shows("active", "caution");
  turning(false).broken("shaft.pitch").shows("normal");
  const bare = ferry([item("propeller", "shaft", ["speed"], { controllablePitch: true })]);
  expect(new RuleStory([propellerIndicated], bare).unwatched()[0]?.missing).toEqual(["shaft.pitch"]);
});

test("a ship that is not bound is left alone", () => {
  turning(false, "2026-07-12").broken("shaft.speed").after("1min").shows("normal");
});
