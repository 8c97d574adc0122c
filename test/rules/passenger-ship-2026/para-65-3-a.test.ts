import { expect, test } from "vitest";
import { engineersCalledWhenUnanswered } from "../../../src/rules/passenger-ship-2026/para-65-1-e.ts";
import { acceptanceInhibitsNoOther } from "../../../src/rules/passenger-ship-2026/para-65-3-a.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const pressure = item("machinery-alarm", "lo-press", ["active", "accepted"], {
  name: "Lubricating oil pressure low",
});
const SAYS =
  "Lubricating oil pressure low came as accepted already, and sounded for nobody: tell the engine room";

const held = (change: object = {}) =>
  new RuleStory([acceptanceInhibitsNoOther], ferry([pressure], change), {
    "lo-press.active": false,
    "lo-press.accepted": true,
  });
const quiet = () =>
  new RuleStory([acceptanceInhibitsNoOther], ferry([pressure]), {
    "lo-press.active": false,
    "lo-press.accepted": false,
  });

test("an alarm that is given, accepted and ended is nothing", () => {
  quiet()
    .given({ "lo-press.active": true })
    .after("1min")
    .given({ "lo-press.accepted": true })
    .after("1h")
    .given({ "lo-press.active": false, "lo-press.accepted": false })
    .after("1min")
    .shows("normal")
    .logs();
});

test("after two seconds, and not before, one that came as accepted already is an alarm, entered, and ends with it", () => {
  held()
    .after("1min")
    .shows("normal")
    .given({ "lo-press.active": true })
    .after("1999ms")
    .shows("normal")
    .logs()
    .after("1ms")
    .shows("active-unacknowledged", "alarm", SAYS)
    .after("1h")
    .given({ "lo-press.active": false })
    .acknowledge()
    .shows("normal")
    .logs(SAYS);
});

test("it ends as well when it is no longer accepted, so that somebody can", () => {
  held()
    .given({ "lo-press.active": true })
    .after("10s")
    .given({ "lo-press.accepted": false })
    .acknowledge()
    .shows("normal")
    .given({ "lo-press.accepted": true })
    .after("1h")
    .shows("normal");
});

test("it is told where 65(1)(e) takes it as attended to, and is then the one alert", () => {
  new RuleStory([acceptanceInhibitsNoOther, engineersCalledWhenUnanswered], ferry([pressure]), {
    "lo-press.active": false,
    "lo-press.accepted": true,
  })
    .given({ "lo-press.active": true })
    .after("1h")
    .shows("active-unacknowledged", "alarm", SAYS);
});

test("a system whose acceptance stands while all is quiet and falls as an alarm is given is as it should be", () => {
  held()
    .given({ "lo-press.active": true })
    .after("1999ms")
    .given({ "lo-press.accepted": false })
    .after("1min")
    .given({ "lo-press.accepted": true })
    .after("1h")
    .shows("normal");
});

test("one accepted so fast that both are heard at once is accepted", () => {
  quiet().given({ "lo-press.active": true, "lo-press.accepted": true }).after("1h").shows("normal");
});

test("nothing is concluded from an alarm that nobody saw begin", () => {
  new RuleStory([acceptanceInhibitsNoOther], ferry([pressure]), {
    "lo-press.active": true,
    "lo-press.accepted": true,
  })
    .after("1h")
    .shows("normal");
  const told = held().broken("lo-press.active").given({ "lo-press.active": true }).after("1h").acknowledge();
  told.shows("normal").logs();
});

test("an alarm that is not known, broken or silent, is an alarm, and its return ends that", () => {
  quiet()
    .broken("lo-press.active")
    .shows("active-unacknowledged", "alarm", "unknown: line cut")
    .given({ "lo-press.active": false })
    .acknowledge()
    .shows("normal");
  quiet().silence("lo-press.active").after("6s").shows("active-unacknowledged", "alarm");
});

test("acceptance that is not known was not carried over; what was found carried over stays so", () => {
  held()
    .silence("lo-press.accepted")
    .after("10s")
    .given({ "lo-press.active": true })
    .after("1h")
    .shows("normal");
  held()
    .given({ "lo-press.active": true })
    .after("1s")
    .broken("lo-press.accepted")
    .after("1h")
    .shows("normal");
  const told = held().given({ "lo-press.active": true }).after("2s").broken("lo-press.accepted").after("1h");
  expect(told.alerts().map(({ text }) => text)).toEqual([SAYS]);
  told.given({ "lo-press.accepted": true }).given({ "lo-press.active": false }).acknowledge().shows("normal");
});

test("a ship that the paragraph does not bind is left alone", () => {
  held({ keelLaid: "2026-07-12" }).given({ "lo-press.active": true }).after("1h").shows("normal").logs();
});
