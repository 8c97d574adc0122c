import { test } from "vitest";
import { shellDoorLeakage } from "../../../src/rules/passenger-ship-2026/para-32-3-leak.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("shell-door", "bow", ["leakage"], { name: "Bow door", shellDoor: "bow" });
const atSea = (ship = ferry([door])) =>
  new RuleStory([shellDoorLeakage], ship, { "voyage.phase": "on-voyage", "bow.leakage": false });

test("water for five seconds is an alarm, entered with its end", () => {
  atSea()
    .given({ "bow.leakage": true })
    .after("4999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "Water leaks in at Bow door")
    .given({ "bow.leakage": false })
    .acknowledge()
    .shows("normal")
    .logs("Bow door leaks", "Bow door no longer leaks");
});

test.each([
  ["alongside", "normal"],
  ["ready", "normal"],
  ["leaving", "active-unacknowledged"],
  ["safe-anchorage", "active-unacknowledged"],
] as const)("%s: %s", (phase, state) => {
  atSea().given({ "voyage.phase": phase, "bow.leakage": true }).after("5s").shows(state);
});

test("a detector that is silent or broken is a warning: leakage is not watched", () => {
  atSea().broken("bow.leakage").shows("active-unacknowledged", "warning", "unknown: line cut");
  atSea().silence("bow.leakage").after("6s").shows("active-unacknowledged", "warning", "Bow door leakage");
});

test("a ship that is no ro-ro passenger ship is not bound", () => {
  atSea(ferry([door], { types: ["passenger"] }))
    .given({ "bow.leakage": true })
    .after("1min")
    .shows("normal");
});
