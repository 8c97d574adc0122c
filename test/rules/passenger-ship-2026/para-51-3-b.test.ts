import { expect, test } from "vitest";
import { threeBilgePumps } from "../../../src/rules/passenger-ship-2026/para-51-3-b.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const pump = (id: string) => item("bilge-pump", id, ["running", "available"]);
const settings = { "PSR-I-51(3)(b)": { pumps: 4 } };
const fitted = [pump("p-1"), pump("p-2"), pump("p-3"), pump("p-4")];
const four = (ship = ferry(fitted)) =>
  new RuleStory(
    [threeBilgePumps],
    ship,
    Object.fromEntries(
      fitted.flatMap(({ id }) => [
        [`${id}.available`, true],
        [`${id}.running`, false],
      ]),
    ),
  );

test("three that can be started are enough; two are a warning, entered with its end", () => {
  four()
    .given({ "p-1.available": false })
    .after("1min")
    .shows("normal")
    .given({ "p-2.available": false })
    .after("4999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "warning", "Only 2 bilge pumps can be started")
    .given({ "p-2.available": true })
    .acknowledge()
    .shows("normal")
    .logs("too few bilge pumps can be started", "enough bilge pumps can be started");
});

test("a pump that runs counts, though it cannot be started again, and counts once", () => {
  four()
    .given({ "p-1.available": false, "p-2.available": false, "p-2.running": true })
    .after("1min")
    .shows("normal");
  four()
    .given({ "p-1.available": false, "p-2.available": false, "p-3.running": true })
    .after("1min")
    .shows("active-unacknowledged", "warning", "Only 2");
});

test("a pump whose state is not known does not count", () => {
  four()
    .given({ "p-1.available": false })
    .silence("p-2.available", "p-2.running")
    .after("11s")
    .shows("active-unacknowledged", "warning");
});

test("where the numeral asks for four, three are too few", () => {
  four(ferry(fitted, {}, { settings }))
    .given({ "p-1.available": false })
    .after("5s")
    .shows("active-unacknowledged", "warning");
});

test.each([
  [29.9, "normal"],
  [30, "active-unacknowledged"],
] as const)("with a bilge pump numeral of %f three are %s", (bilgePumpNumeral, state) => {
  four(ferry(fitted, { bilgePumpNumeral })).given({ "p-1.available": false }).after("5s").shows(state);
});

test("pumps of which none is wired are listed as unwatched, and not counted as too few", () => {
  const bare = new RuleStory([threeBilgePumps], ferry([item("bilge-pump", "p-1", [])]));
  bare.after("1min").shows("normal");
  expect(bare.unwatched()).toEqual([
    { rule: "PSR-I-51(3)(b)", subject: "ship", name: "MV Malabar", missing: ["p-1.available"] },
  ]);
});

test("a ship file without bilge pumps has nothing to count", () => {
  four(ferry([])).after("1min").shows("normal");
});
