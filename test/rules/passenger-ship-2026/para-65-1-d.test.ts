import { expect, test } from "vitest";
import { machineryAlarmsFailToSafety } from "../../../src/rules/passenger-ship-2026/para-65-1-d.ts";
import { machineryAlarms } from "../../../src/rules/passenger-ship-2026/para-67-4-c.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const pressure = item("machinery-alarm", "lo-press", ["active", "inhibited", "faulty"], {
  name: "Lubricating oil pressure low",
});
const good = { "lo-press.active": false, "lo-press.inhibited": false, "lo-press.faulty": false };

watched({
  rule: machineryAlarmsFailToSafety,
  aboard: [pressure],
  good,
  bad: { "lo-press.faulty": true },
  until: "1999ms",
  priority: "alarm",
  says: "Lubricating oil pressure low: sensor or circuit faulty, and no alarm is given of it",
  enters: [
    "Lubricating oil pressure low faulty without alarm",
    "Lubricating oil pressure low no longer faulty without alarm",
  ],
  unknown: { "lo-press.faulty": "alarm" },
});

const both = () => new RuleStory([machineryAlarmsFailToSafety, machineryAlarms], ferry([pressure]), good);

test("a fault that gives its alarm, be it one scan later, is one alert: the alarm", () => {
  both()
    .given({ "lo-press.faulty": true })
    .after("1999ms")
    .given({ "lo-press.active": true })
    .after("1h")
    .shows("active-unacknowledged", "alarm", "Lubricating oil pressure low: alarm in the engine room");
});

test("a fault that is inhibited is one alert: that it is", () => {
  both()
    .given({ "lo-press.faulty": true, "lo-press.inhibited": true })
    .after("1h")
    .shows("active", "caution", "is inhibited");
});

test("inhibited is nothing that is merely supposed", () => {
  new RuleStory([machineryAlarmsFailToSafety], ferry([pressure]), good)
    .silence("lo-press.inhibited")
    .after("10s")
    .given({ "lo-press.faulty": true })
    .after("2s")
    .shows("active-unacknowledged", "alarm", "no alarm is given of it");
});

test("whether the alarm is given not being known is one alert: that it is not known", () => {
  const told = both().broken("lo-press.active").given({ "lo-press.faulty": true }).after("1h").alerts();
  expect(told.map(({ priority, text }) => [priority, text])).toEqual([
    ["alarm", "Lubricating oil pressure low: active unknown: line cut"],
  ]);
});
