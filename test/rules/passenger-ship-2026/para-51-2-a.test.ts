import { expect, test } from "vitest";
import { everyCompartmentDrained } from "../../../src/rules/passenger-ship-2026/para-51-2-a.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const place = { space: "Hold", deck: 1, frame: 30 };
const well = item("bilge-well", "well-h", ["high"], { name: "Bilge well of the hold", place });
const valve = (id: string, signals: readonly string[], space = "Hold") =>
  item("valve", id, signals, { valve: "bilge", place: { space } });
const both = [valve("v-1", ["control", "position"]), valve("v-2", ["control", "position"])];
const drained = (valves = both) =>
  new RuleStory([everyCompartmentDrained], ferry([well, ...valves]), {
    "v-1.control": true,
    "v-1.position": "closed",
    "v-2.control": true,
    "v-2.position": "closed",
  });

test("with a valve under control nothing is said", () => {
  drained().given({ "v-1.control": false }).after("1h").shows("normal").logs();
});

test("with none under control for five seconds it is an alarm that names the place, entered with its end", () => {
  drained()
    .given({ "v-1.control": false, "v-2.control": false })
    .after("4999ms")
    .shows("normal")
    .after("1ms")
    .shows(
      "active-unacknowledged",
      "alarm",
      "Bilge well of the hold cannot be drained: no bilge valve open or under control, deck 1, frame 30",
    )
    .given({ "v-2.control": true })
    .acknowledge()
    .shows("normal")
    .logs("Bilge well of the hold cannot be drained", "Bilge well of the hold can be drained again");
});

test("a valve that stands open needs no control", () => {
  drained()
    .given({ "v-1.control": false, "v-2.control": false, "v-2.position": "open" })
    .after("1h")
    .shows("normal");
});

test.each(["broken", "silence"] as const)("valves that are %s are taken for unusable", (how) => {
  drained()[how]("v-1.control", "v-2.control").after("11s").shows("active-unacknowledged", "alarm");
  drained()[how]("v-1.control").after("1min").shows("normal");
});

test("a valve on its way is not open, one whose position is not known neither", () => {
  const closed = { "v-1.control": false, "v-2.control": false };
  drained()
    .given({ ...closed, "v-2.position": "moving" })
    .after("5s")
    .shows("active-unacknowledged", "alarm");
  drained().given(closed).broken("v-2.position").after("5s").shows("active-unacknowledged", "alarm");
});

test("valves of another space or of another sort do not help", () => {
  const story = drained([both[0] ?? well, valve("v-2", ["control"], "Engine room")] as typeof both);
  story.given({ "v-1.control": false }).after("5s").shows("active-unacknowledged", "alarm");
});

test("a well without a valve in the ship file, or with one without signals, is listed as unwatched", () => {
  const missing = (valves: typeof both) =>
    drained(valves)
      .unwatched()
      .flatMap((one) => one.missing);
  expect(missing([])).toEqual(["unfitted-valve-of-well-h.control"]);
  expect(missing([valve("v-1", [])])).toEqual(["unfitted-valve-of-well-h.control"]);
  expect(missing([valve("v-1", ["position"])])).toEqual([]);
  expect(everyCompartmentDrained.instances(ferry([well], { keelLaid: "2026-07-12" }))).toEqual([]);
});
