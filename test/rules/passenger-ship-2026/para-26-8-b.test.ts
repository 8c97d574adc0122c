import { test } from "vitest";
import { tweenDeckDoorsLocked } from "../../../src/rules/passenger-ship-2026/para-26-8-b.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const door = item("watertight-door", "wtd-1", ["locked"], {
  name: "Tween deck door",
  category: "tween-deck-cargo",
});

watched({
  rule: tweenDeckDoorsLocked,
  aboard: [door],
  good: { "voyage.phase": "on-voyage", "wtd-1.locked": true },
  bad: { "wtd-1.locked": false },
  priority: "alarm",
  says: "Tween deck door: the device against opening is not locked",
  enters: ["Tween deck door not locked on the voyage", "Tween deck door locked"],
  unknown: { "wtd-1.locked": "warning" },
});

test.each([
  ["alongside", "normal"],
  ["ready", "normal"],
  ["leaving", "active-unacknowledged"],
  ["safe-anchorage", "active-unacknowledged"],
  ["approaching", "active-unacknowledged"],
] as const)("unlocked %s: %s", (phase, state) => {
  new RuleStory([tweenDeckDoorsLocked], ferry([door]), {
    "voyage.phase": phase,
    "wtd-1.locked": false,
  }).shows(state);
});

test("other watertight doors have no such device", () => {
  new RuleStory([tweenDeckDoorsLocked], ferry([{ ...door, category: "replaces-plates" }]), {
    "voyage.phase": "on-voyage",
    "wtd-1.locked": false,
  }).shows("normal");
});
