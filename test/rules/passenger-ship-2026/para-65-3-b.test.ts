import { test } from "vitest";
import { alarmsMaintainedUntilAccepted } from "../../../src/rules/passenger-ship-2026/para-65-3-b.ts";
import { machineryAlarms } from "../../../src/rules/passenger-ship-2026/para-67-4-c.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const pressure = item("machinery-alarm", "lo-press", ["active", "accepted"], {
  name: "Lubricating oil pressure low",
});
const quiet = { "lo-press.active": false, "lo-press.accepted": false };
const story = (change: object = {}) =>
  new RuleStory([alarmsMaintainedUntilAccepted], ferry([pressure], change), quiet);
const given = () => story().given({ "lo-press.active": true });
const ACCEPTED = "Lubricating oil pressure low accepted in the engine room";
const ENDED = "Lubricating oil pressure low ended before anybody had accepted it in the engine room";

test("its acceptance in the engine room is entered once, and its end afterwards is none of this", () => {
  given()
    .after("1min")
    .logs()
    .given({ "lo-press.accepted": true })
    .after("1h")
    .given({ "lo-press.accepted": true })
    .given(quiet)
    .after("1min")
    .shows("normal")
    .logs(ACCEPTED);
});

test("one that ends before it is accepted is entered, without an alert", () => {
  given().after("10s").given(quiet).after("1h").shows("normal").logs(ENDED);
});

test("given again after acceptance it wants another", () => {
  given()
    .given({ "lo-press.accepted": true })
    .given({ "lo-press.accepted": false })
    .given({ "lo-press.active": false })
    .logs(ACCEPTED, ENDED);
});

test("one heard as given and accepted at once is entered as accepted", () => {
  story().given({ "lo-press.active": true, "lo-press.accepted": true }).after("1h").logs(ACCEPTED);
});

test("one that came as accepted already was accepted by nobody", () => {
  story()
    .given({ "lo-press.accepted": true })
    .given({ "lo-press.active": true })
    .after("1h")
    .given(quiet)
    .logs();
});

test("on the bridge it is the one alert of 67(4)(c): it says so, and stays acknowledged until the fault is corrected", () => {
  new RuleStory([machineryAlarms, alarmsMaintainedUntilAccepted], ferry([pressure]), quiet)
    .given({ "lo-press.active": true })
    .shows("active-unacknowledged", "alarm", "Lubricating oil pressure low: alarm in the engine room")
    .acknowledge()
    .given({ "lo-press.accepted": true })
    .after("1h")
    .shows("active-acknowledged", "alarm", "alarm in the engine room, accepted there")
    .given(quiet)
    .shows("normal")
    .logs("alarm given", ACCEPTED, "alarm ended");
});

test("on the bridge it is held until acknowledged there, whatever the engine room does and however short it was", () => {
  new RuleStory([machineryAlarms, alarmsMaintainedUntilAccepted], ferry([pressure]), quiet)
    .given({ "lo-press.active": true })
    .after("1s")
    .given(quiet)
    .after("1h")
    .shows("rectified-unacknowledged", "alarm")
    .acknowledge()
    .shows("normal");
});

test("a fault that is not known is not corrected: what was accepted stays so, and its end is entered when it is seen", () => {
  given().broken("lo-press.active").after("1min").given({ "lo-press.active": true }).logs();
  given().broken("lo-press.active").after("1min").given(quiet).logs(ENDED);
  given()
    .given({ "lo-press.accepted": true })
    .silence("lo-press.active")
    .after("1min")
    .given({ "lo-press.active": true })
    .logs(ACCEPTED);
});

test("an alarm that is not known, broken or silent, is an alarm, and its return ends that", () => {
  story()
    .broken("lo-press.active")
    .shows("active-unacknowledged", "alarm", "unknown: line cut")
    .given(quiet)
    .acknowledge()
    .shows("normal");
  story().silence("lo-press.active").after("6s").shows("active-unacknowledged", "alarm");
});

test("while acceptance is not known neither it nor its want is entered", () => {
  given().silence("lo-press.accepted").after("1min").given({ "lo-press.active": false }).logs();
  given().broken("lo-press.accepted").given({ "lo-press.accepted": true }).after("1h").logs();
  story()
    .broken("lo-press.accepted")
    .given({ "lo-press.active": true, "lo-press.accepted": true })
    .after("1h")
    .logs();
});

test("a ship that the paragraph does not bind is left alone", () => {
  story({ keelLaid: "2026-07-12" })
    .given({ "lo-press.active": true })
    .after("1min")
    .given({ "lo-press.accepted": true })
    .shows("normal")
    .logs();
});
