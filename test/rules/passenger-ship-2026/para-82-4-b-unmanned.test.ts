import { test } from "vitest";
import { fireWhileTheBridgeIsUnmanned } from "../../../src/rules/passenger-ship-2026/para-82-4-b-unmanned.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const detector = item("fire-detector", "d1", ["alarm", "acknowledged"], {
  name: "Detector d1",
  place: { deck: 4 },
});
const presence = item("bridge-watch-alarm", "bnwas", ["manned"]);
const story = (manned: boolean, aboard = [detector, presence]) =>
  new RuleStory([fireWhileTheBridgeIsUnmanned], ferry(aboard), {
    "d1.alarm": false,
    "d1.acknowledged": false,
    "bnwas.manned": manned,
  });

test("with nobody on the bridge a fire alarm is the emergency alarm at once", () => {
  story(false)
    .given({ "d1.alarm": true })
    .shows("active", "emergency-alarm", "Fire alarm and nobody on the bridge: Detector d1, deck 4")
    .logs("Detector d1 activated while the bridge was unmanned");
});

test("with somebody there it is not", () => {
  story(true).given({ "d1.alarm": true }).after("1min").shows("normal").logs();
});

test("it begins when the bridge is left, and ends when somebody answers", () => {
  story(true)
    .given({ "d1.alarm": true })
    .given({ "bnwas.manned": false })
    .shows("active", "emergency-alarm")
    .given({ "d1.acknowledged": true })
    .shows("normal");
});

test("when it is not known whether somebody is there, nobody is", () => {
  story(true)
    .silence("bnwas.manned")
    .after("6s")
    .given({ "d1.alarm": true })
    .shows("active", "emergency-alarm");
});

test("where nothing tells it, this is not asked", () => {
  story(false, [detector]).given({ "d1.alarm": true }).after("1h").shows("normal");
});

test("a detector that is broken is an alarm", () => {
  story(false).broken("d1.alarm").shows("active-unacknowledged", "alarm", "not watching for fire");
});
