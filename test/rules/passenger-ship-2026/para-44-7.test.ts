import { expect, test } from "vitest";
import { twoSteeringControls } from "../../../src/rules/passenger-ship-2026/para-44-7.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const control = (id: string) => item("steering-control-system", id, ["supply"], { gear: "main" });
const atSea = (ship = ferry([control("sc-1"), control("sc-2")])) =>
  new RuleStory([twoSteeringControls], ship, {
    "voyage.phase": "on-voyage",
    "sc-1.supply": true,
    "sc-2.supply": true,
  });

test("one lost for longer than a change-over is an alarm, entered with its end", () => {
  atSea()
    .given({ "sc-1.supply": false })
    .after("1999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "1 of 2 steering control systems can be used from the bridge")
    .given({ "sc-1.supply": true })
    .acknowledge()
    .shows("normal")
    .logs("has too few steering control systems", "has its steering control systems again");
});

test("one that no longer tells cannot be used", () => {
  atSea().silence("sc-2.supply").after("8s").shows("active-unacknowledged", "alarm", "1 of 2");
});

test("a hydraulic telemotor may stand alone, as a setting", () => {
  const settings = { "PSR-I-44(7)": { systems: 1 } };
  atSea(ferry([control("sc-1"), control("sc-2")], {}, { settings }))
    .given({ "sc-1.supply": false })
    .after("1min")
    .shows("normal");
});

test("a second system that the ship file does not name is unwatched, not missed", () => {
  const one = atSea(ferry([control("sc-1")]));
  expect(one.after("1min").shows("normal").unwatched()[0]?.missing).toEqual([
    "unfitted-steering-control-2.supply",
  ]);
});

test("alongside, and on a ship that is not bound, nothing is said", () => {
  atSea().given({ "voyage.phase": "alongside", "sc-1.supply": false }).after("1h").shows("normal");
  atSea(ferry([control("sc-1"), control("sc-2")], { keelLaid: "2026-07-12" }))
    .given({ "sc-1.supply": false })
    .after("1h")
    .shows("normal");
});
