import { expect, test } from "vitest";
import { fireDetectorsIdentified } from "../../../src/rules/passenger-ship-2026/para-82-2-d.ts";
import { machineryFireReachesAnEngineer } from "../../../src/rules/passenger-ship-2026/para-82-4-b-alarm.ts";
import { fireAlarmReceived } from "../../../src/rules/passenger-ship-2026/para-82-5-i-i.ts";
import type { Rule } from "../../../src/rules/rule.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const signals = ["alarm", "accepted", "acknowledged"];
const place = { space: "engine room" };
const detector = item("fire-detector", "er-1", signals, {
  name: "Detector er-1",
  place,
  machinerySpace: true,
});
const elsewhere = item("fire-detector", "er-1", signals, { name: "Detector er-1" });
const says = "Fire alarm that no engineer has accepted, call the engineers: Detector er-1, engine room";
const story = (aboard = detector, rules: readonly Rule[] = [machineryFireReachesAnEngineer]) =>
  new RuleStory(rules, ferry([aboard]), {
    "er-1.alarm": false,
    "er-1.accepted": false,
    "er-1.acknowledged": false,
  });
const answeredOnTheBridge = { "er-1.alarm": true, "er-1.acknowledged": true };

test("answered on the bridge and accepted by no engineer for two minutes, it calls the engineers, and is entered", () => {
  story()
    .given(answeredOnTheBridge)
    .after("119999ms")
    .shows("normal")
    .logs()
    .after("1ms")
    .shows("active-unacknowledged", "alarm", says)
    .given({ "er-1.accepted": true })
    .acknowledge()
    .shows("normal")
    .logs(
      "Detector er-1 activated and accepted by no engineer",
      "Detector er-1 accepted by an engineer, or no longer activated",
    );
});

test("accepted, or ended, within two minutes it is nothing", () => {
  story()
    .given(answeredOnTheBridge)
    .after("119999ms")
    .given({ "er-1.accepted": true })
    .after("1h")
    .shows("normal")
    .logs();
  story()
    .given(answeredOnTheBridge)
    .after("119999ms")
    .given({ "er-1.alarm": false })
    .after("1h")
    .shows("normal")
    .logs();
});

test("while nobody has answered, the call of the whole crew is the one alert; this comes when only the bridge answers", () => {
  story(detector, [machineryFireReachesAnEngineer, fireAlarmReceived])
    .given({ "er-1.alarm": true })
    .after("5min")
    .shows("active", "emergency-alarm", "Fire alarm not answered, call the crew")
    .given({ "er-1.acknowledged": true })
    .shows("active-unacknowledged", "alarm", says);
});

test("an answer at the watch counts as one at the fire panel: it is not an engineer's", () => {
  const told = story(detector, [machineryFireReachesAnEngineer, fireDetectorsIdentified])
    .given({ "er-1.alarm": true, "answered.er-1": true })
    .after("121s");
  expect(told.alerts().map(({ text }) => text)).toContain(says);
});

test.each(["broken", "silence"] as const)("an acceptance that is not known is not given: %s", (how) => {
  story()
    [how]("er-1.accepted")
    .after("6s")
    .given(answeredOnTheBridge)
    .after("121s")
    .shows("active-unacknowledged", "alarm", says);
});

test.each(["broken", "silence"] as const)("a detector that cannot be heard is an alarm: %s", (how) => {
  story()[how]("er-1.alarm").after("6s").shows("active-unacknowledged", "alarm");
});

test("a detector of another space is not asked; one without acceptance is listed as not watched", () => {
  story(elsewhere).given(answeredOnTheBridge).after("1h").shows("normal");
  expect(
    story({ ...detector, signals: ["alarm"] })
      .unwatched()
      .map(({ missing }) => missing),
  ).toEqual([["er-1.accepted"]]);
});
