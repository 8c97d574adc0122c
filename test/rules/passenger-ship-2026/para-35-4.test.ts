import { expect, test } from "vitest";
import { drillContents } from "../../../src/rules/passenger-ship-2026/para-35-4.ts";
import type { Particulars } from "../../../src/ship/ship.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

/** The stories begin on 1 March 2028 at noon. */
const door = item("watertight-door", "wtd-1", ["position"]);
const pump = item("bilge-pump", "bp-1", ["running"]);
const ALL = "stations,stability-assessment,closures,bilge,damage-survey";
const ship = (equipment: Parameters<typeof ferry>[0] = [], change: Partial<Particulars> = {}) =>
  new RuleStory([drillContents], ferry(equipment, { shoreSupport: false, ...change }));
const drill = (contents: string, held = "2028-03-01T12:00:00Z") => ({
  "drill-contents.damage-control": contents,
  "entered-drill.damage-control": held,
});

test("a drill with everything that is asked of her is entered so", () => {
  ship().given(drill(ALL)).shows("normal").logs("Damage control drill with all its contents");
});

test("what was not ticked was not done: a caution that names it, until a drill in full", () => {
  ship()
    .given(drill("stations,closures"))
    .shows(
      "active",
      "caution",
      "left out: (b) damage control information, (g) bilge pumps and alarms, (h) damage survey",
    )
    .given(drill(ALL, "2028-03-01T13:00:00Z"))
    .shows("normal")
    .logs("left out", "with all its contents");
});

test.each([
  ["a flooding detector", [item("flooding-detector", "fd-1", ["wet"])], {}, "(e) flooding detection"],
  [
    "a cross-flooding valve",
    [item("valve", "cf-1", [], { valve: "cross-flooding" })],
    {},
    "(f) cross-flooding",
  ],
  ["support from ashore", [], { shoreSupport: true }, "(c) link with the shore"],
  ["nothing said of support from ashore", [], { shoreSupport: undefined }, "(c) link with the shore"],
] as const)("a ship with %s is asked for that too", (_, equipment, change, words) => {
  ship(equipment, change).given(drill(ALL)).shows("active", "caution", words);
});

test("doors entered as worked that nobody saw move, and pumps that did not run, are named beside it", () => {
  ship([door, pump])
    .given({ "wtd-1.position": "closed", "bp-1.running": false })
    .after("1h")
    .given(drill(ALL, "2028-03-01T13:00:00Z"))
    .shows("normal")
    .logs("entered in full, but no watertight door moved and no bilge pump ran as far as was seen");
});

test("seen to move and to run in the hours before, the drill stands as it was entered", () => {
  ship([door, pump])
    .given({ "wtd-1.position": "closed", "bp-1.running": false })
    .given({ "wtd-1.position": "moving", "bp-1.running": true })
    .given({ "wtd-1.position": "closed", "bp-1.running": false })
    .after("3h")
    .given(drill(ALL, "2028-03-01T15:00:00Z"))
    .logs("with all its contents");
});

test("a door that moved yesterday proves nothing of the drill of today", () => {
  ship([door])
    .given({ "wtd-1.position": "closed" })
    .given({ "wtd-1.position": "open" })
    .after("5h")
    .given(drill(ALL, "2028-03-01T17:00:00Z"))
    .logs("no watertight door moved as far as was seen");
});

test("a door that is silent for a while has not moved", () => {
  const story = ship([door]).given({ "wtd-1.position": "closed" }).silence("wtd-1.position").after("10s");
  story.given({ "wtd-1.position": "closed" }).given(drill(ALL, "2028-03-01T12:01:00Z"));
  expect(story.entries[0]?.text).toContain("no watertight door moved");
});
