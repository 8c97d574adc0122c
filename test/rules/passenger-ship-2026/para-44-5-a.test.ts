import { expect, test } from "vitest";
import { steeringUnitsRestart } from "../../../src/rules/passenger-ship-2026/para-44-5-a.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const unit = item("steering-power-unit", "pu-1", ["power", "running"], {
  name: "Steering pump 1",
  gear: "main",
});
const runs = (running = true, keelLaid = "2026-07-13") =>
  new RuleStory([steeringUnitsRestart], ferry([unit], { keelLaid }), {
    "pu-1.power": true,
    "pu-1.running": running,
  }).after("1h");
const dead = { "pu-1.power": false, "pu-1.running": false };
const back = { "pu-1.power": true };

test("it starts again when its power comes back, and the time is entered", () => {
  runs()
    .given(dead)
    .after("5min")
    .given(back)
    .after("9500ms")
    .given({ "pu-1.running": true })
    .shows("normal")
    .logs("Steering pump 1 started again by itself after 9.5 s");
});

test("ten seconds after its power came back it has not started: an alarm, until it has done so another time", () => {
  runs()
    .given(dead)
    .given(back)
    .after("9999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "Steering pump 1 did not start again when its power came back")
    .given({ "pu-1.running": true })
    .given(dead)
    .given(back)
    .given({ "pu-1.running": true })
    .acknowledge()
    .shows("normal")
    .logs("did not start again", "started again by itself after 0.0 s");
});

test("its contact may fall a moment before the relay of the power, or after it", () => {
  runs()
    .given({ "pu-1.running": false })
    .after("1s")
    .given(dead)
    .given(back)
    .after("10s")
    .shows("active-unacknowledged");
  runs()
    .given({ "pu-1.power": false })
    .after("1s")
    .given(dead)
    .given(back)
    .after("10s")
    .shows("active-unacknowledged");
});

test.each([
  ["2s", "active-unacknowledged"],
  ["2001ms", "normal"],
] as const)("its contact fell %s before the relay of the power: %s", (before, state) => {
  runs().given({ "pu-1.running": false }).after(before).given(dead).given(back).after("10s").shows(state);
});

test("a unit that stood still, or was stopped before, owes no start", () => {
  runs(false).given(dead).given(back).after("1min").shows("normal").logs();
  runs()
    .given({ "pu-1.running": false })
    .after("5s")
    .given(dead)
    .given(back)
    .after("1min")
    .shows("normal")
    .logs();
});

test("power lost again while it is waited for begins anew", () => {
  runs()
    .given(dead)
    .given(back)
    .after("8s")
    .given(dead)
    .after("8s")
    .given(back)
    .after("8s")
    .given({ "pu-1.running": true })
    .logs("started again by itself after 8.0 s");
});

test("what is not seen to run has not started; power that is not known proves nothing", () => {
  const told = runs().given(dead).given(back).silence("pu-1.running").after("10s").alerts();
  expect(told.map(({ text }) => text)).toContainEqual(expect.stringContaining("did not start again"));
  runs().given(dead).silence("pu-1.power").after("1min").logs();
});

test("a ship that is not bound is left alone", () => {
  runs(true, "2026-07-12").given(dead).given(back).after("1min").shows("normal").logs();
});
