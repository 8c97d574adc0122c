import { describe, test } from "vitest";
import { leavingHarbourWithDoorsOpen } from "../../../src/rules/passenger-ship-2026/para-32-2-mode.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const ramp = item("shell-door", "ramp", ["position", "secured"], {
  name: "Stern ramp",
  shellDoor: "stern-ramp",
});
const panel = item("shell-door-panel", "panel", ["mode"], { name: "Shell door panel" });

const inHarbour = (ship = ferry([ramp])) =>
  new RuleStory([leavingHarbourWithDoorsOpen], ship, {
    "navigation.status": "underway",
    "harbour.inside": true,
    "navigation.speed": 4,
    "ramp.position": "open",
    "ramp.secured": false,
    "panel.mode": "harbour",
  });

test("shifting berth inside the harbour is not leaving it", () => {
  inHarbour().after("1h").shows("normal").logs();
});

test("across the harbour limit with the stern ramp open is the emergency alarm, and is entered", () => {
  inHarbour()
    .given({ "harbour.inside": false })
    .shows("active", "emergency-alarm", "Stern ramp not closed, leaving harbour")
    .given({ "ramp.position": "closed", "ramp.secured": true })
    .shows("normal")
    .logs("Stern ramp not closed and secured on leaving harbour");
});

test("closed and not secured is an alarm", () => {
  inHarbour()
    .given({ "ramp.position": "closed", "harbour.inside": false })
    .shows("active-unacknowledged", "alarm", "Stern ramp not secured, leaving harbour");
});

test.each(["side", "loading"] as const)("a %s door open is an alarm", (shellDoor) => {
  inHarbour(ferry([{ ...ramp, shellDoor }]))
    .given({ "harbour.inside": false })
    .shows("active-unacknowledged", "alarm");
});

test.each(["bow", "inner-bow", "visor", undefined] as const)(
  "a %s door open is the emergency alarm",
  (shellDoor) => {
    inHarbour(ferry([{ ...ramp, shellDoor }]))
      .given({ "harbour.inside": false })
      .shows("active", "emergency-alarm");
  },
);

test("made fast outside any harbour polygon she leaves nowhere", () => {
  inHarbour().given({ "navigation.status": "made-fast", "harbour.inside": false }).shows("normal");
});

describe("where the position fails", () => {
  const lost = () => inHarbour().given({ "navigation.speed": 0.5 }).silence("harbour.inside").after("6s");

  test("a ship let go and not moving has not left", () => {
    lost().shows("normal");
  });

  test("a ship let go and moving at more than half a knot has", () => {
    lost().given({ "navigation.speed": 0.6 }).shows("active", "emergency-alarm");
  });

  test("with no speed either, letting go is leaving", () => {
    lost().silence("navigation.speed").after("6s").shows("active", "emergency-alarm");
  });
});

test("a permission excuses the ramp", () => {
  inHarbour()
    .given({ "permission.ramp": "2028-03-01T13:00:00Z" })
    .given({ "harbour.inside": false })
    .shows("normal");
});

test.each(["ramp.position", "ramp.secured"])("%s lost is an alarm: taken as not closed", (signal) => {
  inHarbour().broken(signal).shows("active-unacknowledged", "alarm", "unknown: line cut");
  inHarbour().silence(signal).after("6s").shows("active-unacknowledged", "alarm", "Stern ramp");
});

describe("the mode switch", () => {
  const secured = () =>
    inHarbour(ferry([ramp, panel])).given({ "ramp.position": "closed", "ramp.secured": true });

  test("still on harbour across the limit is a warning, until sea voyage is selected", () => {
    secured()
      .shows("normal")
      .given({ "harbour.inside": false })
      .shows("active-unacknowledged", "warning", "Shell door panel: select sea voyage")
      .given({ "panel.mode": "sea-voyage" })
      .shows("rectified-unacknowledged")
      .acknowledge()
      .shows("normal");
  });

  test("on sea voyage in harbour is nobody's fault", () => {
    secured().given({ "panel.mode": "sea-voyage" }).shows("normal");
  });

  test("silent is a warning", () => {
    secured().silence("panel.mode").after("6s").shows("active-unacknowledged", "warning", "Shell door panel");
  });
});
