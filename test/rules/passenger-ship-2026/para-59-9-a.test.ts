import { test } from "vitest";
import { batteriesVentilated } from "../../../src/rules/passenger-ship-2026/para-59-9-a.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const room = (...signals: string[]) => item("battery-compartment", "room", signals, { name: "Battery room" });
const good = { "room.ventilated": true, "room.charging": true, "room.hydrogen": 19.9 };

watched({
  rule: batteriesVentilated,
  aboard: [room("ventilated", "charging", "hydrogen")],
  good,
  bad: { "room.ventilated": false },
  until: "119999ms",
  priority: "warning",
  says: "Battery room not ventilated enough: stop charging",
  enters: [],
  unknown: { "room.ventilated": "warning", "room.charging": "warning", "room.hydrogen": "warning" },
});

const story = (signals: string[], given: object) =>
  new RuleStory([batteriesVentilated], ferry([room(...signals)]), { ...given }).after("2min");

test("a fifth of the explosive limit is too much, whether they are charged or not", () => {
  story(["ventilated", "charging", "hydrogen"], { ...good, "room.hydrogen": 20 }).shows(
    "active-unacknowledged",
  );
  story(["ventilated", "charging", "hydrogen"], {
    ...good,
    "room.charging": false,
    "room.hydrogen": 20,
  }).shows("active-unacknowledged");
});

test("at rest they need no fan; where charging is not told they are being charged", () => {
  story(["ventilated", "charging"], { "room.ventilated": false, "room.charging": false }).shows("normal");
  story(["ventilated"], { "room.ventilated": false }).shows("active-unacknowledged");
});
