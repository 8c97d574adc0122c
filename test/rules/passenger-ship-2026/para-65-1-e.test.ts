import { test } from "vitest";
import { engineersCalledWhenUnanswered } from "../../../src/rules/passenger-ship-2026/para-65-1-e.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const pressure = item("machinery-alarm", "lo-press", ["active", "accepted"], {
  name: "Lubricating oil pressure low",
});
const call = item("engineers-alarm", "eng-call", ["sounding"], { name: "Engineers' alarm" });

watched({
  rule: engineersCalledWhenUnanswered,
  aboard: [pressure],
  good: { "lo-press.active": false, "lo-press.accepted": false },
  bad: { "lo-press.active": true },
  until: "179999ms",
  priority: "alarm",
  says: "Lubricating oil pressure low not attended to in the engine room: call the engineers",
  enters: [
    "Lubricating oil pressure low not attended to, engineers called",
    "Lubricating oil pressure low attended to, or ended",
  ],
  unknown: { "lo-press.active": "alarm" },
});

const given = () =>
  new RuleStory([engineersCalledWhenUnanswered], ferry([pressure, call]), {
    "lo-press.active": true,
    "lo-press.accepted": false,
    "eng-call.sounding": false,
  });

test("accepted in the engine room nobody is called", () => {
  given().after("2min").given({ "lo-press.accepted": true }).after("1h").shows("normal").logs();
});

test("an acknowledgement on the bridge is no attention in the engine room", () => {
  given()
    .given({ "answered.lo-press": true })
    .after("3min")
    .shows("active-unacknowledged", "alarm", "call the engineers");
});

test("acceptance that is not known has not been given", () => {
  given().silence("lo-press.accepted").after("3min").shows("active-unacknowledged", "alarm");
});

test("where the ship's own system calls them already, it says so", () => {
  given()
    .given({ "eng-call.sounding": true })
    .after("3min")
    .shows("active-unacknowledged", "alarm", "the engineers are being called");
});
