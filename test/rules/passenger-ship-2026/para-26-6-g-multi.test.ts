import { expect, test } from "vitest";
import { oneDoorCircuitAlone } from "../../../src/rules/passenger-ship-2026/para-26-6-g-multi.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = (n: number) =>
  item("watertight-door", `wtd-${n}`, ["position", "supply", "control-supply"], { name: `WTD ${n}` });
const supply = item("watertight-door-supply", "supply", ["emergency"]);
const doors = [door(1), door(2), door(3)];
const alive = {
  "supply.emergency": true,
  ...Object.fromEntries(
    [1, 2, 3].flatMap((n) => [
      [`wtd-${n}.position`, "closed"],
      [`wtd-${n}.supply`, true],
      [`wtd-${n}.control-supply`, true],
    ]),
  ),
};
const story = () => new RuleStory([oneDoorCircuitAlone], ferry([...doors, supply]), alive).after("1min");

test("with every circuit alive nothing is said or entered", () => {
  story().after("1h").shows("normal").logs();
});

test("one door alone without power is no common fault", () => {
  story().given({ "wtd-1.supply": false }).after("1h").shows("normal").logs();
});

test("two doors that lose power together are a warning that names them, until all are alive again", () => {
  story()
    .given({ "wtd-1.supply": false, "wtd-3.supply": false })
    .after("2s")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "warning", "Failed together: WTD 1 power, WTD 3 power")
    .given({ "wtd-1.supply": true })
    .acknowledge()
    .shows("active-acknowledged")
    .given({ "wtd-3.supply": true })
    .shows("normal")
    .logs("Failed together: WTD 1 power, WTD 3 power", "Door circuits alive again");
});

test.each([
  ["2s", 1],
  ["2001ms", 0],
])("a second door that fails %s after the first: %i alerts", (later, alerts) => {
  const told = story().given({ "wtd-1.supply": false }).after(later).given({ "wtd-2.control-supply": false });
  expect(told.after("10s").alerts()).toHaveLength(alerts);
});

test("power of a door that fails with its control, or with its indication, is a fault that spread", () => {
  story()
    .given({ "wtd-2.supply": false, "wtd-2.control-supply": false })
    .after("2001ms")
    .shows("active-unacknowledged", "warning", "Failed together: WTD 2 power, WTD 2 control");
  story()
    .broken("wtd-2.position")
    .given({ "wtd-2.supply": false })
    .after("2001ms")
    .shows("active-unacknowledged", "warning", "Failed together: WTD 2 power, WTD 2 indication");
});

test("controls of two doors that fail together are a common fault, though both have power", () => {
  story()
    .given({ "wtd-1.control-supply": false, "wtd-2.control-supply": false })
    .after("2001ms")
    .shows("active-unacknowledged", "warning", "Failed together: WTD 1 control, WTD 2 control");
});

test("control and indication of one door are one circuit's fault, its power stands", () => {
  story().broken("wtd-2.position").given({ "wtd-2.control-supply": false }).after("10s").shows("normal");
});

test("the supply of all that failed is no fault of the circuits, whichever is seen first", () => {
  story()
    .given({ "wtd-1.supply": false, "wtd-2.supply": false })
    .after("1s")
    .given({ "supply.emergency": false })
    .after("1h")
    .shows("normal");
});

test("a common supply that is not known has not been seen to fail", () => {
  story()
    .broken("supply.emergency")
    .given({ "wtd-1.supply": false, "wtd-2.supply": false })
    .after("2001ms")
    .shows("active-unacknowledged", "warning");
});

test.each(["broken", "silence"] as const)(
  "power signals that fall %s at once are no failure of doors",
  (how) => {
    story()
      [how](...doors.flatMap(({ id }) => [`${id}.supply`, `${id}.control-supply`, `${id}.position`]))
      .after("1min")
      .shows("normal")
      .logs();
  },
);

test("doors found dead at the start, or after a silence, did not fail together that anyone saw", () => {
  const dead = { "wtd-1.supply": false, "wtd-2.supply": false };
  new RuleStory([oneDoorCircuitAlone], ferry([...doors, supply]), { ...alive, ...dead })
    .after("1min")
    .shows("normal");
  story().broken("wtd-1.supply", "wtd-2.supply").after("10s").given(dead).after("1min").shows("normal");
});

test("a circuit that is dead while others fail later is not told anew", () => {
  story()
    .given({ "wtd-1.supply": false })
    .after("1min")
    .given({ "wtd-2.supply": false, "wtd-3.supply": false })
    .after("2001ms")
    .shows("active-unacknowledged", "warning", "Failed together: WTD 2 power, WTD 3 power");
});

test("with the power of fewer than two doors in the ship file the rule is listed as unwatched", () => {
  const bare = { ...door(2), signals: ["position"] };
  expect(new RuleStory([oneDoorCircuitAlone], ferry([door(1), bare])).unwatched()).toMatchObject([
    { missing: ["wtd-2.supply"] },
  ]);
  expect(oneDoorCircuitAlone.instances(ferry([door(1)]))).toHaveLength(0);
  expect(oneDoorCircuitAlone.instances(ferry(doors, { keelLaid: "2026-07-12" }))).toHaveLength(0);
});
