import { test } from "vitest";
import { floodingDetected } from "../../../src/rules/passenger-ship-2026/para-39.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const place = { space: "Shaft tunnel", deck: 1, frame: 42 };
const tunnel = item("flooding-detector", "fd-4", ["wet"], { name: "Detector 4", place });
const hold = item("flooding-detector", "fd-5", ["wet"], { name: "Detector 5", place: { space: "Hold" } });
const well = item("bilge-well", "well-4", ["high"], {
  name: "Bilge well of the tunnel",
  place: { space: "Shaft tunnel" },
});
const engineWell = item("bilge-well", "well-er", ["high"], { place: { space: "Engine room" } });

const dry = (ship = ferry([tunnel, hold, well, engineWell])) =>
  new RuleStory([floodingDetected], ship, {
    "fd-4.wet": false,
    "fd-5.wet": false,
    "well-4.high": false,
    "well-er.high": false,
  });

test("a first detector wet for five seconds is an alarm that names the space, and is entered", () => {
  dry()
    .given({ "fd-4.wet": true })
    .after("4999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "Water: Detector 4, Shaft tunnel, deck 1, frame 42")
    .given({ "fd-4.wet": false })
    .acknowledge()
    .shows("normal")
    .logs("Detector 4 found water", "Detector 4 dry again");
});

test("water on the move is no alarm", () => {
  dry()
    .given({ "fd-4.wet": true })
    .after("4s")
    .given({ "fd-4.wet": false })
    .after("1min")
    .shows("normal")
    .logs();
});

test("nobody answers for two minutes: the emergency alarm", () => {
  dry()
    .given({ "fd-4.wet": true })
    .after("124999ms")
    .shows("active-unacknowledged", "alarm")
    .after("1ms")
    .shows("active", "emergency-alarm", "Water, not answered: Detector 4");
});

test("an alarm that was answered stays an alarm", () => {
  dry()
    .given({ "fd-4.wet": true })
    .after("10s")
    .given({ "answered.fd-4": true })
    .after("10min")
    .shows("active-unacknowledged", "alarm");
});

test("the bilge well of the same space confirms it: the emergency alarm, also when it was answered", () => {
  dry()
    .given({ "fd-4.wet": true, "answered.fd-4": true })
    .after("10s")
    .given({ "well-4.high": true })
    .shows(
      "active",
      "emergency-alarm",
      "Flooding: Detector 4, Shaft tunnel, deck 1, frame 42; also Bilge well of the tunnel",
    )
    .given({ "well-4.high": false })
    .shows("active", "emergency-alarm", "Flooding: Detector 4, Shaft tunnel, deck 1, frame 42");
});

test("the bilge well of another space confirms nothing", () => {
  dry()
    .given({ "fd-4.wet": true, "well-er.high": true })
    .after("10s")
    .shows("active-unacknowledged", "alarm");
});

test("a second detector anywhere makes both the emergency alarm", () => {
  const story = dry().given({ "fd-4.wet": true, "fd-5.wet": true }).after("5s");
  const priorities = story.alerts().map(({ priority }) => priority);
  if (priorities.join() !== "emergency-alarm,emergency-alarm") throw new Error(priorities.join());
});

test("once the emergency alarm, it stays so until the space is dry", () => {
  dry()
    .given({ "fd-4.wet": true, "well-4.high": true, "answered.fd-4": true })
    .after("10s")
    .given({ "well-4.high": false })
    .after("1min")
    .shows("active", "emergency-alarm")
    .given({ "fd-4.wet": false })
    .shows("normal");
});

test("a silent detector is a warning and never dry", () => {
  dry().silence("fd-4.wet").after("6s").shows("active-unacknowledged", "warning", "Detector 4 wet");
});

test("a broken detector is a warning that says to sound the space by hand", () => {
  dry()
    .broken("fd-4.wet")
    .shows("active-unacknowledged", "warning", "not watching, Shaft tunnel, deck 1, frame 42; sound");
});

test("a silent second sign neither confirms nor raises an alert of its own", () => {
  dry()
    .silence("well-4.high")
    .given({ "fd-4.wet": true })
    .after("10s")
    .shows("active-unacknowledged", "alarm");
});

test.each([
  [35, "normal"],
  [36, "active-unacknowledged"],
] as const)("with %i persons on board: %s", (personsCertified, state) => {
  dry(ferry([tunnel], { personsCertified }))
    .given({ "fd-4.wet": true })
    .after("5s")
    .shows(state);
});

test("a detector above the bulkhead deck is not of this system; one whose place is not stated is", () => {
  dry(ferry([{ ...tunnel, belowBulkheadDeck: false }]))
    .given({ "fd-4.wet": true })
    .after("1min")
    .shows("normal");
});
