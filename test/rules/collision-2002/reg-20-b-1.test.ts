import { test } from "vitest";
import { lightsFromSunsetToSunrise } from "../../../src/rules/collision-2002/reg-20-b-1.ts";
import type { Ship } from "../../../src/ship/ship.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const stern = item("navigation-light", "stern", ["state"], { name: "Stern light", light: "stern" });
const masthead = item("navigation-light", "masthead", ["state"], {
  name: "Masthead light",
  light: "masthead",
});

const atDusk = (waterways: Ship["waterways"] = [[]]) =>
  new RuleStory([lightsFromSunsetToSunrise], ferry([stern, masthead], {}, { waterways }), {
    "waterway.inside": true,
    "navigation.status": "underway",
    "sun.night": false,
    activities: "",
    "stern.state": "off",
    "masthead.state": "off",
  });

test("by day lamps are off, as they should be", () => {
  atDusk().after("1h").shows("normal").logs();
});

test("ten seconds after sunset the lamps not switched on are named in one warning, until they are", () => {
  atDusk()
    .given({ "sun.night": true })
    .after("9999ms")
    .shows("normal")
    .after("1ms")
    .shows(
      "active-unacknowledged",
      "warning",
      "After sunset and not switched on: Masthead light, Stern light",
    )
    .given({ "stern.state": "lit", "masthead.state": "lit" })
    .acknowledge()
    .shows("normal")
    .logs("underway after sunset with lights off", "lights on");
});

test("a lamp that failed is not one that was not switched on: reg 23 has it", () => {
  atDusk()
    .given({ "stern.state": "failed", "masthead.state": "lit", "sun.night": true })
    .after("1min")
    .shows("normal");
});

test("at sunrise the duty ends", () => {
  atDusk()
    .given({ "sun.night": true })
    .after("1min")
    .given({ "sun.night": false })
    .acknowledge()
    .shows("normal");
});

test("at anchor and made fast, and off the waterway, these lights are not asked for", () => {
  for (const change of [{ "navigation.status": "at-anchor" }, { "waterway.inside": false }]) {
    atDusk().given(change).given({ "sun.night": true }).after("1min").shows("normal");
  }
  atDusk([]).given({ "sun.night": true }).after("1min").shows("normal");
});

test("a lamp whose state is unknown is a warning, broken or silent", () => {
  atDusk().broken("stern.state").shows("active-unacknowledged", "warning", "unknown: line cut");
  atDusk().silence("stern.state").after("6s").shows("active-unacknowledged", "warning");
});
