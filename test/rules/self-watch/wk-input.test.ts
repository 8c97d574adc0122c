/** An input that no rule of law needs is missed all the same when it fails. */
import { expect, test } from "vitest";
import { inputsHear } from "../../../src/rules/self-watch/wk-input.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const gyro = { id: "gyro", kind: "gyro" as const, name: "Gyro compass", signals: ["heading"] };
const steering = () =>
  new RuleStory([inputsHear], ferry([gyro]), { "gyro.heading": 270 }).after("20s").shows("normal");

test("a gyro that falls silent is a warning, and coming back ends it", () => {
  steering()
    .silence("gyro.heading")
    .after("6s")
    .shows("active-unacknowledged", "warning", "Gyro compass heading")
    .given({ "gyro.heading": 271 })
    .shows("rectified-unacknowledged")
    .acknowledge()
    .shows("normal");
});

test("a gyro that reports itself broken is a warning with its reason", () => {
  steering().broken("gyro.heading").shows("active-unacknowledged", "warning", "line cut");
});

test("a transponder alone is not asked for: at her berth it speaks every three minutes", () => {
  const ais = { id: "ais", kind: "ais" as const, name: "AIS transponder", signals: ["status"] };
  const story = new RuleStory([inputsHear], ferry([ais]), { "ais.status": "moored" }).after("20s");
  story.silence("ais.status").after("1min").shows("normal");
  expect(story.alerts()).toEqual([]);
});
