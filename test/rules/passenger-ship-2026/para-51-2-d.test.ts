import { expect, test } from "vitest";
import { noWaterThroughTheBilgeMain } from "../../../src/rules/passenger-ship-2026/para-51-2-d.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const crossover = item("valve", "x-1", ["position"], { name: "Sea crossover", valve: "bilge-crossover" });
const bilge = item("valve", "v-1", ["position"], { valve: "bilge" });
const ballast = item("valve", "b-1", ["position"], { valve: "ballast" });
const well = item("bilge-well", "well-h", ["level"], { name: "Bilge well of the hold" });
const aboard = [crossover, bilge, ballast, well];
const story = (equipment: readonly (typeof aboard)[number][] = aboard) =>
  new RuleStory([noWaterThroughTheBilgeMain], ferry(equipment), {
    "x-1.position": "closed",
    "v-1.position": "open",
    "b-1.position": "closed",
    "well-h.level": 0.2,
  });

test("with the crossover closed, or the bilge main shut off, nothing is said", () => {
  story().after("1h").shows("normal").logs();
  story().given({ "v-1.position": "closed", "x-1.position": "open" }).after("1h").shows("normal").logs();
});

test.each(["open", "moving"] as const)(
  "a crossover %s to an open bilge main is a warning after ten seconds",
  (position) => {
    story()
      .given({ "x-1.position": position })
      .after("9999ms")
      .shows("normal")
      .after("1ms")
      .shows("active-unacknowledged", "warning", "Sea crossover not closed, and a bilge valve neither")
      .given({ "x-1.position": "closed" })
      .acknowledge()
      .shows("normal")
      .logs("Sea crossover open to the bilge main", "Sea crossover closed, or the bilge main shut off");
  },
);

test.each(["broken", "silence"] as const)("a bilge valve that is %s is taken for open", (how) => {
  story()
    .given({ "v-1.position": "closed", "x-1.position": "open" })
    [how]("v-1.position")
    .after("16s")
    .shows("active-unacknowledged", "warning");
});

test("priming or flushing that was declared is allowed while it stands", () => {
  story()
    .given({ "permission.x-1": "2028-03-01T14:00:00Z", "x-1.position": "open" })
    .after("1h")
    .shows("normal");
});

test("a crossover that is broken or silent is a warning", () => {
  story().broken("x-1.position").shows("active-unacknowledged", "warning", "line cut");
  story().silence("x-1.position").after("6s").shows("active-unacknowledged", "warning");
});

test.each([
  [0.29, 0],
  [0.3, 1],
])("a level of 0.20 m that comes to %f m while ballast is worked: %i alarms", (level, alarms) => {
  const told = story().given({ "b-1.position": "open" }).given({ "well-h.level": level });
  expect(told.alerts().map(({ priority }) => priority)).toHaveLength(alarms);
});

test("the rise is said with its height, once, entered, and over when the ballast is", () => {
  story()
    .given({ "b-1.position": "open" })
    .given({ "well-h.level": 0.35 })
    .shows(
      "active-unacknowledged",
      "alarm",
      "Bilge well of the hold has risen by 0.15 m while ballast is worked",
    )
    .given({ "well-h.level": 0.5 })
    .given({ "b-1.position": "closed" })
    .acknowledge()
    .shows("normal")
    .logs("Bilge well of the hold has risen by 0.15 m");
});

test("a rise without ballast being worked is for others to tell; each working counts anew", () => {
  story().given({ "well-h.level": 0.9 }).after("1min").shows("normal");
  story()
    .given({ "b-1.position": "open" })
    .given({ "well-h.level": 0.25 })
    .given({ "b-1.position": "closed" })
    .given({ "b-1.position": "open" })
    .given({ "well-h.level": 0.34 })
    .shows("normal");
});

test("a level that is broken is a warning, and is compared again when it returns", () => {
  story()
    .given({ "b-1.position": "open" })
    .broken("well-h.level")
    .shows("active-unacknowledged", "warning", "line cut")
    .given({ "well-h.level": 0.4 })
    .acknowledge()
    .shows("active-acknowledged", "alarm", "0.20 m");
  story().silence("well-h.level").after("6s").shows("active-unacknowledged", "warning");
});

test.each(["broken", "silence"] as const)(
  "a ballast valve that is %s works no ballast that anyone sees",
  (how) => {
    story()[how]("b-1.position").after("6s").given({ "well-h.level": 0.9 }).shows("normal");
  },
);

test("a ship without such valves is not asked; a well without a level is listed as unwatched", () => {
  expect(noWaterThroughTheBilgeMain.instances(ferry([bilge, well]))).toEqual([]);
  expect(story([ballast, { ...well, signals: ["high"] }]).unwatched()).toMatchObject([
    { missing: ["well-h.level"] },
  ]);
});
