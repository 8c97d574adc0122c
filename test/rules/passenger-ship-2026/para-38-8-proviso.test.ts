import { test } from "vitest";
import { doorsWorkedNearTheBerth } from "../../../src/rules/passenger-ship-2026/para-38-8-proviso.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const ramp = item("shell-door", "ramp", ["position", "secured"], {
  name: "Stern ramp",
  shellDoor: "stern-ramp",
  onlyUnderWay: true,
});
const inner = item("shell-door", "inner", ["position", "secured"], { shellDoor: "inner-bow" });
const open = {
  "voyage.phase": "leaving",
  "ramp.position": "open",
  "ramp.secured": false,
  "inner.position": "closed",
  "inner.secured": true,
  "harbour.inside": true,
  "navigation.speed": 6,
} as const;
const drawingAway = (change: Partial<typeof ramp> = {}, keelLaid = "2026-07-13") =>
  new RuleStory([doorsWorkedNearTheBerth], ferry([{ ...ramp, ...change }, inner], { keelLaid }), open);

test("drawing away at 6 kn inside the harbour, with the inner bow door secured, it may be open", () => {
  drawingAway().after("30min").shows("normal").logs();
});

test.each([
  { "navigation.speed": 6.1 },
  { "harbour.inside": false },
  { "inner.position": "moving" },
  { "inner.secured": false },
])("%o: close it, the emergency alarm, entered", (change) => {
  const story = drawingAway().given(change);
  story
    .shows(
      "active",
      "emergency-alarm",
      "Close Stern ramp: not at the berth, or the inner bow door is not secured",
    )
    .given({ "ramp.position": "closed", "ramp.secured": true })
    .shows("normal")
    .logs("Stern ramp open away from the berth, or with the inner bow door not secured");
});

test.each(["navigation.speed", "harbour.inside", "inner.position", "inner.secured"])(
  "%s broken or silent does not allow it",
  (signal) => {
    drawingAway().broken(signal).shows("active", "emergency-alarm");
    drawingAway().silence(signal).after("6s").shows("active", "emergency-alarm");
  },
);

test.each(["ramp.position", "ramp.secured"])("%s not known is an alarm", (signal) => {
  drawingAway().broken(signal).shows("active-unacknowledged", "alarm", "unknown: line cut");
});

test("approaching is as drawing away; on the voyage 38(8) judges it", () => {
  drawingAway().given({ "harbour.inside": false, "voyage.phase": "approaching" }).shows("active");
  drawingAway().given({ "harbour.inside": false, "voyage.phase": "on-voyage" }).shows("normal");
});

test("a door that can be worked at the berth, an inner bow door and a ship of the day before are not bound", () => {
  const fast = { "navigation.speed": 12 };
  drawingAway({ onlyUnderWay: false }).given(fast).shows("normal");
  drawingAway({ shellDoor: "inner-bow" }).given(fast).shows("normal");
  drawingAway({}, "2026-07-12").given(fast).shows("normal");
});
