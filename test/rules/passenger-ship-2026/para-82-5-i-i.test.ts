import { test } from "vitest";
import { fireAlarmReceived } from "../../../src/rules/passenger-ship-2026/para-82-5-i-i.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const detector = item("fire-detector", "d1", ["alarm", "acknowledged"], {
  name: "Detector d1",
  place: { deck: 4 },
});
const quiet = () =>
  new RuleStory([fireAlarmReceived], ferry([detector]), { "d1.alarm": false, "d1.acknowledged": false });

test("not answered for two minutes it is the emergency alarm, and the crew is called", () => {
  quiet()
    .given({ "d1.alarm": true })
    .after("119999ms")
    .shows("normal")
    .after("1ms")
    .shows("active", "emergency-alarm", "Fire alarm not answered, call the crew: Detector d1, deck 4")
    .logs("Detector d1 activated and not answered");
});

test.each([{ "d1.acknowledged": true }, { "answered.d1": true }])(
  "received by %o it stays quiet",
  (answer) => {
    quiet().given({ "d1.alarm": true }).after("119s").given(answer).after("1h").shows("normal").logs();
  },
);

test("answered late it ends, and is entered", () => {
  quiet()
    .given({ "d1.alarm": true })
    .after("3min")
    .given({ "d1.acknowledged": true })
    .shows("normal")
    .logs("activated and not answered", "answered, or no longer activated");
});

test("a panel that does not tell whether it was acknowledged has not been answered", () => {
  quiet()
    .given({ "d1.alarm": true })
    .silence("d1.acknowledged")
    .after("2min")
    .shows("active", "emergency-alarm");
});

test("a detector that is broken or silent is an alarm", () => {
  quiet().broken("d1.alarm").shows("active-unacknowledged", "alarm", "not watching for fire");
  quiet().silence("d1.alarm").after("6s").shows("active-unacknowledged", "alarm", "Detector d1 alarm");
});
