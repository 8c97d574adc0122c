import { expect, test } from "vitest";
import { shellDoorsLockedUntilTheNextBerth } from "../../../src/rules/passenger-ship-2026/para-38-8.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const ramp = item("shell-door", "ramp", ["position", "secured"], {
  name: "Stern ramp",
  shellDoor: "stern-ramp",
});
const ready = (change: Partial<typeof ramp> = {}) =>
  new RuleStory([shellDoorsLockedUntilTheNextBerth], ferry([{ ...ramp, ...change }]), {
    "voyage.phase": "ready",
    "ramp.position": "closed",
    "ramp.secured": true,
  });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test("closed and locked the gate is open, all the way to the next berth", () => {
  const story = ready();
  expect(story.gate()).toMatchObject([{ met: true, text: "Stern ramp closed and locked" }]);
  for (const phase of ["leaving", "on-voyage", "safe-anchorage", "approaching"]) {
    story.given({ "voyage.phase": phase }).after("1h").shows("normal");
  }
  story.logs();
});

test("open before departure it is listed, without a sound", () => {
  expect(met(ready().given({ "ramp.position": "open" }).after("1h").shows("normal"))).toEqual([false]);
});

test("sailing with the stern ramp unsecured is an alarm, with it open the emergency alarm", () => {
  ready()
    .given({ "ramp.secured": false })
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "alarm", "Stern ramp not locked on the voyage")
    .given({ "ramp.position": "open" })
    .shows("active", "emergency-alarm", "Stern ramp not closed on the voyage")
    .given({ "ramp.position": "closed", "ramp.secured": true })
    .shows("normal")
    .logs("Stern ramp not closed and locked on the voyage");
});

test("an anchorage is no berth", () => {
  ready()
    .given({ "voyage.phase": "safe-anchorage", "ramp.secured": false })
    .shows("active-unacknowledged", "alarm");
});

test.each([
  ["side", "active-unacknowledged", "alarm"],
  ["loading", "active-unacknowledged", "alarm"],
  ["bow", "active", "emergency-alarm"],
  ["visor", "active", "emergency-alarm"],
  [undefined, "active", "emergency-alarm"],
] as const)("a %s door open at sea: %s, %s", (shellDoor, state, priority) => {
  ready({ shellDoor }).given({ "voyage.phase": "on-voyage", "ramp.position": "open" }).shows(state, priority);
});

test("a permission reaches the ramp, and never the inner bow door", () => {
  const open = {
    "permission.ramp": "2028-03-01T13:00:00Z",
    "voyage.phase": "safe-anchorage",
    "ramp.position": "open",
  };
  ready().given(open).shows("normal");
  ready({ shellDoor: "inner-bow" }).given(open).shows("active", "emergency-alarm");
});

test.each(["ramp.position", "ramp.secured"])(
  "%s not known keeps the gate shut, and is an alarm",
  (signal) => {
    expect(met(ready().broken(signal).shows("active-unacknowledged", "alarm", "unknown: line cut"))).toEqual([
      false,
    ]);
    expect(met(ready().silence(signal).after("6s").shows("active-unacknowledged", "alarm"))).toEqual([false]);
  },
);

test("alongside the ramp may stand open", () => {
  ready().given({ "voyage.phase": "alongside", "ramp.position": "open" }).after("1h").shows("normal").logs();
});

test.each([
  ["ready", false],
  ["leaving", true],
  ["on-voyage", false],
  ["safe-anchorage", true],
  ["approaching", true],
] as const)("%s, a permission for the open ramp counts: %s", (phase, counts) => {
  const story = ready().given({
    "permission.ramp": "2028-03-01T13:00:00Z",
    "voyage.phase": phase,
    "ramp.position": "open",
  });
  expect(met(story)).toEqual([counts]);
});

test.each([
  ["ready", true],
  ["leaving", true],
  ["on-voyage", false],
  ["safe-anchorage", false],
  ["approaching", true],
] as const)("%s, a door that cannot be worked at the berth may be open: %s", (phase, may) => {
  const open = { "voyage.phase": phase, "ramp.position": "open" };
  expect(met(ready({ onlyUnderWay: true }).given(open))).toEqual([may]);
  expect(met(ready({ onlyUnderWay: true, shellDoor: "inner-bow" }).given(open))).toEqual([false]);
});
