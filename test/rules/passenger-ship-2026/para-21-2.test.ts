import { expect, test } from "vitest";
import { essentialSystemsAfterFlooding } from "../../../src/rules/passenger-ship-2026/para-21-2.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const pump = item("essential-system", "fire-main", ["operational"], {
  name: "Fire main",
  place: { space: "Engine room" },
});
const steering = item("essential-system", "steering", ["operational"], { name: "Steering" });
const detector = (id: string, space?: string) =>
  item("flooding-detector", id, ["wet"], space === undefined ? {} : { place: { space } });
const well = item("bilge-well", "well-er", ["high"], { place: { space: "Engine room" } });
const aboard = [
  pump,
  steering,
  detector("fd-er", "Engine room"),
  detector("fd-hold", "Hold"),
  detector("fd-x"),
  well,
];
const dry = (equipment: readonly (typeof aboard)[number][] = aboard) =>
  new RuleStory([essentialSystemsAfterFlooding], ferry(equipment), {
    "fire-main.operational": true,
    "steering.operational": true,
    "fd-er.wet": false,
    "fd-hold.wet": false,
    "fd-x.wet": false,
    "well-er.high": false,
  });
const told = (story: RuleStory) => story.alerts().map(({ priority, text }) => `${priority}: ${text}`);

test("in a dry ship a system may be out of service, and one sign of water alone is no flooding", () => {
  dry().given({ "steering.operational": false }).after("1h").shows("normal").logs();
  dry().given({ "steering.operational": false, "fd-er.wet": true }).after("1h").shows("normal").logs();
  dry().given({ "steering.operational": false, "well-er.high": true }).after("1h").shows("normal").logs();
});

test("flooding confirmed by the well of the space: the states are entered, and a system lost is an alarm", () => {
  dry()
    .given({ "fd-er.wet": true, "well-er.high": true })
    .after("10s")
    .shows("normal")
    .logs("Flooding of Engine room. Operational: Fire main, Steering. Not operational: none")
    .given({ "steering.operational": false })
    .after("4999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "Steering not operational, and a compartment is flooded")
    .given({ "steering.operational": true })
    .acknowledge()
    .shows("normal")
    .after("5s")
    .logs(
      "Flooding of Engine room. Operational: Fire main, Steering. Not operational: none",
      "Steering not operational after flooding",
      "Operational: Fire main. Not operational: Steering",
      "Steering operational again, or the space dry",
      "Operational: Fire main, Steering. Not operational: none",
    );
});

test("a system in the flooded space is spared; in another it is not", () => {
  const lost = { "fire-main.operational": false };
  dry()
    .given({ "fd-er.wet": true, "well-er.high": true, ...lost })
    .after("1min")
    .shows("normal");
  expect(
    told(
      dry()
        .given({ "fd-hold.wet": true, "fd-x.wet": true, ...lost })
        .after("5s"),
    ),
  ).toEqual(["alarm: Fire main not operational, and a compartment is flooded"]);
});

test("a second detector confirms a first; where no space is stated nothing is spared", () => {
  const story = dry().given({ "fd-hold.wet": true, "fd-x.wet": true }).after("5s");
  story.logs("Flooding of Hold, a space that the ship file does not name. Operational: Fire main, Steering");
});

test("a system whose space is not stated stands outside, wherever the water is", () => {
  const story = dry().given({ "fd-hold.wet": true, "fd-x.wet": true, "steering.operational": false });
  expect(told(story.after("5s"))).toEqual(["alarm: Steering not operational, and a compartment is flooded"]);
});

test("the end of the flooding ends the alarm, and is entered", () => {
  dry()
    .given({ "fd-er.wet": true, "well-er.high": true, "steering.operational": false })
    .after("5s")
    .given({ "fd-er.wet": false })
    .acknowledge()
    .after("5s")
    .shows("normal")
    .logs(
      "Steering not operational after flooding",
      "Not operational: Steering",
      "Steering operational again, or the space dry",
      "No compartment is found flooded any more",
    );
});

test("water on the move, for less than five seconds, is neither alarm nor entry", () => {
  dry()
    .given({ "fd-er.wet": true, "well-er.high": true, "steering.operational": false })
    .after("4999ms")
    .given({ "fd-er.wet": false })
    .after("1min")
    .shows("normal")
    .logs();
});

test.each(["broken", "silence"] as const)("a state that is %s is not operational once she floods", (how) => {
  const story = dry()[how]("steering.operational").after("6s").shows("normal");
  story.given({ "fd-er.wet": true, "well-er.high": true }).after("5s");
  expect(told(story)).toEqual(["alarm: Steering not operational, and a compartment is flooded"]);
});

test.each(["broken", "silence"] as const)("detectors that are %s find no flooding by that", (how) => {
  dry()
    .given({ "steering.operational": false })
    [how]("fd-er.wet", "well-er.high")
    .after("1h")
    .shows("normal");
});

test.each([
  [120, 2, true],
  [119.9, 3, true],
  [119.9, 2, false],
  [119.9, undefined, true],
])("a ship of %f m with %s main vertical zones is bound: %s", (length, mainVerticalZones, bound) => {
  const ship = ferry(aboard, { length, mainVerticalZones });
  expect(essentialSystemsAfterFlooding.instances(ship).length > 0).toBe(bound);
});

test("systems that the ship file does not name, or does not bind, are listed as unwatched", () => {
  const missing = (equipment: typeof aboard) =>
    dry(equipment)
      .unwatched()
      .flatMap((one) => one.missing);
  expect(missing([])).toContain("unfitted-essential-system.operational");
  expect(missing([{ ...steering, signals: [] }])).toContain("steering.operational");
});
