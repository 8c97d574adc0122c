import { test } from "vitest";
import { thrustKeptOnTransfer } from "../../../src/rules/passenger-ship-2026/para-46-5-b-v-thrust.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const control = item("propulsion-remote-control", "rc", ["location", "ordered-speed"], {
  name: "Remote control",
});
const shaft = item("propeller", "shaft", ["speed"]);
const transferred = (keelLaid = "2026-07-13") =>
  new RuleStory([thrustKeptOnTransfer], ferry([control, shaft], { keelLaid }), {
    "rc.location": "bridge",
    "rc.ordered-speed": 100,
    "shaft.speed": 100,
  })
    .after("1min")
    .given({ "rc.location": "control-room" });
const WORDS = "Remote control passed to the control room, and the shaft went from 100 to";

test.each([
  [95, "kept"],
  [94.9, "changed"],
  [105, "kept"],
  [105.1, "changed"],
  [-100, "changed"],
] as const)("after a transfer at 100 rpm the shaft turns %f: %s", (speed, thrust) => {
  const story = transferred().given({ "shaft.speed": speed });
  if (thrust === "kept") story.after("1min").shows("normal").logs();
  else story.shows("active-unacknowledged", "warning", WORDS).logs(`${WORDS} ${Math.round(speed)} rpm`);
});

test("fifteen seconds after the transfer the sea may do what it likes", () => {
  transferred().after("14999ms").given({ "shaft.speed": 60 }).shows("active-unacknowledged");
  transferred().after("15s").given({ "shaft.speed": 60 }).shows("normal").logs();
});

test("a new order ends the judging, and an input that is lost as well", () => {
  transferred().given({ "rc.ordered-speed": 60 }).given({ "shaft.speed": 60 }).shows("normal").logs();
  transferred().broken("shaft.speed").given({ "shaft.speed": 60 }).logs();
});

test("the next transfer that keeps the thrust ends it; told once each", () => {
  transferred()
    .given({ "shaft.speed": 60 })
    .after("5s")
    .given({ "shaft.speed": 50 })
    .after("1min")
    .given({ "rc.location": "bridge" })
    .after("15s")
    .acknowledge()
    .shows("normal")
    .logs(`${WORDS} 60 rpm`);
});

test("a ship that is not bound is left alone", () => {
  transferred("2026-07-12").given({ "shaft.speed": 0 }).after("1min").shows("normal").logs();
});
