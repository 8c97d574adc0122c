import { expect, test } from "vitest";
import { lightsOfAVesselUnderway } from "../../../src/rules/collision-2002/reg-23-a.ts";
import type { Ship } from "../../../src/ship/ship.ts";
import type { NavigationLightKind } from "../../../src/ship/terms.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const lamp = (light: NavigationLightKind) =>
  item("navigation-light", light, ["state"], { name: `${light} light`, light });
const lamps = (["masthead", "sidelight-port", "sidelight-starboard", "stern"] as const).map(lamp);
const waterways: Ship["waterways"] = [[]];

const byNight = (equipment = lamps, waters: Ship["waterways"] = waterways) =>
  new RuleStory([lightsOfAVesselUnderway], ferry(equipment, {}, { waterways: waters }), {
    "waterway.inside": true,
    "navigation.status": "underway",
    "sun.night": true,
    "visibility.restricted": false,
    activities: "",
    "masthead.state": "lit",
    "sidelight-port.state": "lit",
    "sidelight-starboard.state": "lit",
    "stern.state": "lit",
  });

test("with all four lit she complies", () => {
  byNight().after("1h").shows("normal").logs();
});

test.each(["masthead", "sidelight-port", "sidelight-starboard", "stern"] as const)(
  "the %s light failed for five seconds is an alarm, entered with its end",
  (light) => {
    byNight()
      .given({ [`${light}.state`]: "failed" })
      .after("4999ms")
      .shows("normal")
      .after("1ms")
      .shows("active-unacknowledged", "alarm", `${light} light not lit: failed`)
      .given({ [`${light}.state`]: "lit" })
      .acknowledge()
      .shows("normal")
      .logs(`${light} light not lit`, `${light} light lit`);
  },
);

test.each(["open-circuit", "short-circuit"] as const)("a lamp with an %s is not lit", (state) => {
  byNight().given({ "stern.state": state }).after("5s").shows("active-unacknowledged", "alarm", state);
});

test("a lamp only not switched on is an alarm after a minute", () => {
  byNight()
    .given({ "stern.state": "off" })
    .after("59999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "stern light not lit");
});

test("by day no lamp is asked for; in restricted visibility by day it is", () => {
  byNight().given({ "sun.night": false, "stern.state": "off" }).after("5min").shows("normal");
  byNight()
    .given({ "sun.night": false, "visibility.restricted": true, "stern.state": "off" })
    .after("1min")
    .shows("active-unacknowledged", "alarm");
});

test("when nobody knows whether it is night, it is", () => {
  byNight()
    .silence("sun.night")
    .after("12s")
    .given({ "stern.state": "failed" })
    .after("5s")
    .shows("active-unacknowledged", "alarm");
});

test.each([
  { "waterway.inside": false },
  { "navigation.status": "at-anchor" },
  { "navigation.status": "made-fast" },
  { activities: "towing" },
  { activities: "constrained-by-draught,being-pushed" },
  { activities: "fishing" },
])("with %o these lights are not prescribed", (change) => {
  byNight().given(change).given({ "stern.state": "failed" }).after("5min").shows("normal");
});

test("an activity without lights of its own changes nothing", () => {
  byNight()
    .given({ activities: "constrained-by-draught", "stern.state": "failed" })
    .after("5s")
    .shows("active-unacknowledged");
});

test("no feedback is no light: broken or silent is an alarm", () => {
  byNight()
    .broken("stern.state")
    .shows("active-unacknowledged", "alarm", "stern light: state unknown, taken as not lit");
  byNight().silence("stern.state").after("6s").shows("active-unacknowledged", "alarm", "stern light state");
});

test("a light that the ship file does not name is listed as unwatched", () => {
  const story = byNight(lamps.filter(({ light }) => light !== "stern"));
  story.shows("normal");
  expect(story.unwatched()).toEqual([
    {
      rule: "COL-23(a)",
      subject: "unfitted-stern",
      name: "Stern light",
      missing: ["unfitted-stern.state"],
    },
  ]);
});

test("a ship that is never on a national waterway is not asked", () => {
  byNight(lamps, []).given({ "stern.state": "failed" }).after("1min").shows("normal");
});

test("a vessel under oars has other lights", () => {
  new RuleStory([lightsOfAVesselUnderway], ferry(lamps, { propulsion: "oars" }, { waterways }), {
    "sun.night": true,
    "stern.state": "failed",
  })
    .after("1min")
    .shows("normal");
});
