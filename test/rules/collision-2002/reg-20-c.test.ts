import { test } from "vitest";
import { lightsInRestrictedVisibility } from "../../../src/rules/collision-2002/reg-20-c.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const stern = item("navigation-light", "stern", ["state"], { name: "Stern light", light: "stern" });

const byDay = () =>
  new RuleStory([lightsInRestrictedVisibility], ferry([stern], {}, { waterways: [[]] }), {
    "waterway.inside": true,
    "navigation.status": "underway",
    "sun.night": false,
    "visibility.restricted": false,
    activities: "",
    "stern.state": "off",
  });

test("by day in clear weather no light is asked for", () => {
  byDay().after("1h").shows("normal").logs();
});

test("ten seconds after the word of restricted visibility the lamps not switched on are one warning, until they are", () => {
  byDay()
    .given({ "visibility.restricted": true })
    .after("9999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "warning", "Restricted visibility and not switched on: Stern light")
    .given({ "stern.state": "lit" })
    .acknowledge()
    .shows("normal")
    .logs("underway in restricted visibility with lights off", "lights on");
});

test("by night it is reg 20(b) that reminds, and at anchor nobody does", () => {
  byDay().given({ "sun.night": true, "visibility.restricted": true }).after("1min").shows("normal");
  byDay()
    .given({ "navigation.status": "at-anchor", "visibility.restricted": true })
    .after("1min")
    .shows("normal");
});

test("when the visibility clears the duty ends", () => {
  byDay()
    .given({ "visibility.restricted": true })
    .after("1min")
    .given({ "visibility.restricted": false })
    .acknowledge()
    .shows("normal");
});

test("a lamp whose state is unknown is a warning, broken or silent", () => {
  byDay().broken("stern.state").shows("active-unacknowledged", "warning", "unknown: line cut");
  byDay().silence("stern.state").after("6s").shows("active-unacknowledged", "warning");
});
