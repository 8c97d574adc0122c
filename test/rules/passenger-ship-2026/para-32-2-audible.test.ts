import { test } from "vitest";
import { shellDoorAlarm } from "../../../src/rules/passenger-ship-2026/para-32-2-audible.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const ramp = item("shell-door", "ramp", ["position", "secured"], {
  name: "Stern ramp",
  shellDoor: "stern-ramp",
});
const panel = item("shell-door-panel", "panel", ["mode"]);

const alongside = (ship = ferry([ramp, panel])) =>
  new RuleStory([shellDoorAlarm], ship, {
    "navigation.status": "made-fast",
    "panel.mode": "harbour",
    "ramp.position": "closed",
    "ramp.secured": true,
  });

test("loading alongside in harbour mode is silent", () => {
  alongside().given({ "ramp.position": "open", "ramp.secured": false }).after("3h").shows("normal").logs();
});

test.each([
  [{ "ramp.position": "open" }, "Stern ramp open"],
  [{ "ramp.position": "moving" }, "Stern ramp open"],
  [{ "ramp.secured": false }, "Stern ramp unsecured"],
] as const)("underway %o sounds after a second, and is entered", (change, words) => {
  alongside()
    .given({ "navigation.status": "underway" })
    .given(change)
    .after("999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", words)
    .logs();
});

test("the alarm does not end by itself: closing the door leaves it to be acknowledged", () => {
  alongside()
    .given({ "navigation.status": "underway", "ramp.secured": false })
    .after("2s")
    .given({ "ramp.secured": true })
    .after("1min")
    .shows("active-unacknowledged", "alarm", "Stern ramp unsecured")
    .acknowledge()
    .shows("normal")
    .logs();
});

test("in sea voyage mode it sounds alongside as well", () => {
  alongside()
    .given({ "panel.mode": "sea-voyage", "ramp.position": "open" })
    .after("1s")
    .shows("active-unacknowledged", "alarm");
});

test("a mode that is not known is sea voyage", () => {
  alongside()
    .given({ "ramp.position": "open" })
    .silence("panel.mode")
    .after("7s")
    .shows("active-unacknowledged", "alarm");
});

test("a mooring that is not known does not silence it", () => {
  alongside()
    .given({ "ramp.position": "open" })
    .silence("navigation.status")
    .after("7s")
    .shows("active-unacknowledged", "alarm");
});

test("a ship without a panel loads in silence while she is made fast", () => {
  alongside(ferry([ramp]))
    .given({ "ramp.position": "open" })
    .after("1h")
    .shows("normal");
});

test("a permission covers a ramp, never the inner bow door", () => {
  const open = {
    "navigation.status": "underway",
    "permission.ramp": "2028-03-01T13:00:00Z",
    "ramp.position": "open",
  };
  alongside().given(open).after("10s").shows("normal");
  alongside(ferry([{ ...ramp, shellDoor: "inner-bow" }, panel]))
    .given(open)
    .after("1s")
    .shows("active-unacknowledged", "alarm");
});

test.each(["ramp.position", "ramp.secured"])(
  "%s lost is an alarm, as if it had become unsecured",
  (signal) => {
    alongside().broken(signal).shows("active-unacknowledged", "alarm", "unknown: line cut");
    alongside().silence(signal).after("6s").shows("active-unacknowledged", "alarm", "Stern ramp");
  },
);

test("a ship that is no ro-ro passenger ship is not bound", () => {
  alongside(ferry([ramp], { types: ["passenger"] }))
    .given({ "navigation.status": "underway", "ramp.position": "open" })
    .after("1min")
    .shows("normal");
});

const lock = item("securing-device", "lock-2", ["locked"], { name: "Lock 2", secures: "ramp" });
const ofTheRamp = item("shell-door", "ramp", [], { name: "Stern ramp", shellDoor: "stern-ramp" });
const underwayWithLock = (door = ofTheRamp, secures = "ramp") =>
  new RuleStory([shellDoorAlarm], ferry([{ ...lock, secures }, door]), {
    "navigation.status": "underway",
    "lock-2.locked": true,
  });

test("a single lock that comes off sounds after a second, names itself and its door, and waits to be acknowledged", () => {
  underwayWithLock()
    .given({ "lock-2.locked": false })
    .after("999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "Lock 2, Stern ramp not locked")
    .given({ "lock-2.locked": true })
    .after("1min")
    .acknowledge()
    .shows("normal");
});

test("made fast a lock may be off; not knowing whether she is, it sounds; broken or silent it is an alarm", () => {
  const off = { "lock-2.locked": false };
  underwayWithLock()
    .given({ "navigation.status": "made-fast", ...off })
    .after("1min")
    .shows("normal");
  underwayWithLock()
    .broken("navigation.status")
    .given(off)
    .after("1s")
    .shows("active-unacknowledged", "alarm");
  underwayWithLock().broken("lock-2.locked").shows("active-unacknowledged", "alarm", "unknown: line cut");
  underwayWithLock().silence("lock-2.locked").after("6s").shows("active-unacknowledged", "alarm");
});

test("the permission of its door reaches a lock, but of an inner bow door, or of no door, it does not", () => {
  const permitted = { "permission.ramp": "2028-03-01T13:00:00Z", "lock-2.locked": false };
  underwayWithLock().given(permitted).after("1min").shows("normal");
  underwayWithLock({ ...ofTheRamp, shellDoor: "inner-bow" })
    .given(permitted)
    .after("1s")
    .shows("active-unacknowledged", "alarm");
  underwayWithLock(ofTheRamp, "no-door")
    .given({ ...permitted, "permission.no-door": "2028-03-01T13:00:00Z" })
    .after("1s")
    .shows("active-unacknowledged", "alarm", "Lock 2 not locked");
});
