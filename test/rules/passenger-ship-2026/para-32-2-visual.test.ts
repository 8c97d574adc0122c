import { test } from "vitest";
import { shellDoorIndicators } from "../../../src/rules/passenger-ship-2026/para-32-2-visual.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const ramp = item("shell-door", "ramp", ["position", "secured"], {
  name: "Stern ramp",
  shellDoor: "stern-ramp",
});
const closed = { "ramp.position": "closed", "ramp.secured": true } as const;
const aboard = (ship = ferry([ramp])) => new RuleStory([shellDoorIndicators], ship, closed);

test("closed and secured, nothing is shown", () => {
  aboard().after("1h").shows("normal").indicates();
});

test("open for loading it is an indication without sound, and no alert in the list", () => {
  aboard()
    .given({ "ramp.position": "open", "ramp.secured": false })
    .indicates("Stern ramp not closed")
    .after("1h")
    .shows("normal")
    .logs()
    .given({ "ramp.position": "closed" })
    .indicates("Stern ramp not secured")
    .given({ "ramp.secured": true })
    .indicates();
});

test("a switch that breaks while the ramp is open leaves the indication standing, as not known", () => {
  aboard()
    .given({ "ramp.position": "open", "ramp.secured": false })
    .broken("ramp.position")
    .indicates("? Stern ramp not closed")
    .given({ "ramp.position": "closed", "ramp.secured": true })
    .indicates();
});

test("a broken switch is shown and sounded as unknown: fail-safe", () => {
  aboard()
    .broken("ramp.secured")
    .shows("active-unacknowledged", "warning", "Stern ramp: secured unknown: line cut")
    .given({ "ramp.secured": true })
    .acknowledge()
    .shows("normal");
});

test.each(["ramp.position", "ramp.secured"])("%s silent is unknown, never closed", (signal) => {
  aboard().silence(signal).after("6s").shows("active-unacknowledged", "warning", "Stern ramp");
});

test("a ship that is no ro-ro passenger ship is not bound", () => {
  aboard(ferry([ramp], { types: ["passenger"] }))
    .broken("ramp.secured")
    .shows("normal");
});

test("a lock that is named apart is shown apart, without a sound; broken it is a warning", () => {
  const lock = item("securing-device", "lock-2", ["locked"], { name: "Lock 2", secures: "ramp" });
  const story = () =>
    new RuleStory([shellDoorIndicators], ferry([lock, ramp]), { ...closed, "lock-2.locked": true });
  story()
    .given({ "lock-2.locked": false })
    .indicates("Lock 2, Stern ramp not locked")
    .after("1h")
    .shows("normal")
    .logs();
  story().broken("lock-2.locked").shows("active-unacknowledged", "warning", "unknown: line cut");
  story().silence("lock-2.locked").after("6s").shows("active-unacknowledged", "warning");
});

test("the fastenings of a watertight door are 27(2)'s; a device that secures nothing named is shown all the same", () => {
  const door = item("watertight-door", "wtd-9", ["position"], { category: "goods-vehicles" });
  const fastening = item("securing-device", "bolt", ["locked"], { name: "Bolt 1", secures: "wtd-9" });
  const loose = item("securing-device", "cleat", ["locked"], { name: "Cleat" });
  new RuleStory([shellDoorIndicators], ferry([ramp, door, fastening, loose]), {
    ...closed,
    "bolt.locked": false,
    "cleat.locked": false,
  }).indicates("Cleat not locked");
});
