import { expect, test } from "vitest";
import { mainGearTravel } from "../../../src/rules/passenger-ship-2026/para-44-3-b.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const aboard = [
  item("steering-gear", "gear", ["rudder-angle", "ordered-angle"], { name: "Steering gear" }),
  item("steering-power-unit", "main", ["running"], { gear: "main" }),
  item("steering-power-unit", "auxiliary", ["running"], { gear: "auxiliary" }),
];
/** Hard over to port, the main gear running. */
const over = (keelLaid = "2026-07-13") =>
  new RuleStory([mainGearTravel], ferry(aboard, { keelLaid }), {
    "gear.rudder-angle": -35,
    "gear.ordered-angle": -35,
    "main.running": true,
    "auxiliary.running": false,
    "navigation.speed": 16,
  }).after("5s");
const ordered = (keelLaid?: string) => over(keelLaid).given({ "gear.ordered-angle": 35 });

test("in 28 s it is there, and its time and speed are entered", () => {
  ordered()
    .after("10s")
    .given({ "gear.rudder-angle": 0 })
    .after("18s")
    .given({ "gear.rudder-angle": 30 })
    .shows("normal")
    .logs("Rudder from 35° to 30° on the starboard side in 28.0 s, at 16.0 kn");
});

test("not there 28 s after the order, it is a warning, until a later time is good", () => {
  ordered()
    .after("28s")
    .given({ "gear.rudder-angle": 25 })
    .shows("normal")
    .after("499ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "warning", "takes more than 28 s")
    .given({ "gear.rudder-angle": 35 })
    .given({ "gear.ordered-angle": -35 })
    .after("10s")
    .given({ "gear.rudder-angle": -30 })
    .acknowledge()
    .shows("normal")
    .logs("starboard side takes more than 28 s", "port side in 10.0 s");
});

test("an order taken back, or an input lost on the way, gives no result", () => {
  ordered().after("10s").given({ "gear.ordered-angle": 0 }).after("2min").shows("normal").logs();
  ordered().after("10s").silence("gear.rudder-angle").after("2min").logs();
  ordered().after("10s").broken("gear.ordered-angle").after("2min").logs();
});

test("a degree short of either end, and half a second late, are within what indicators tell", () => {
  over()
    .given({ "gear.rudder-angle": -34 })
    .given({ "gear.ordered-angle": 29 })
    .after("28499ms")
    .given({ "gear.rudder-angle": 29 })
    .shows("normal")
    .logs("in 28.5 s");
});

test("an order reversed on the way is another one, from where the rudder does not lie over", () => {
  ordered()
    .after("5s")
    .given({ "gear.rudder-angle": 0 })
    .given({ "gear.ordered-angle": -35 })
    .after("5s")
    .given({ "gear.rudder-angle": -35 })
    .after("2min")
    .logs();
});

test("a rudder that did not lie over, or a smaller order, is not timed", () => {
  over().given({ "gear.rudder-angle": -33.9 }).given({ "gear.ordered-angle": 35 }).after("2min").logs();
  over().given({ "gear.ordered-angle": 28 }).after("2min").logs();
});

test("while the other gear turns the rudder nothing is judged", () => {
  over()
    .given({ "auxiliary.running": true, "main.running": false })
    .given({ "gear.ordered-angle": 35 })
    .after("2min")
    .logs();
});

test("without the order it is unwatched; a ship that is not bound is left alone", () => {
  const bare = ferry(
    aboard.map((one) => ({ ...one, signals: one.signals.filter((name) => name !== "ordered-angle") })),
  );
  expect(new RuleStory([mainGearTravel], bare).unwatched()[0]?.missing).toEqual(["gear.ordered-angle"]);
  ordered("2026-07-12").after("2min").shows("normal").logs();
});
