import { expect, test } from "vitest";
import { steeringSuppliedOtherwise } from "../../../src/rules/passenger-ship-2026/para-44-14-45s.ts";
import type { Particulars } from "../../../src/ship/ship.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const supply = item("steering-alternative-supply", "alt", ["normal-supply", "connected"], {
  name: "Emergency supply",
});
const normal = (change: Partial<Particulars> = {}) =>
  new RuleStory([steeringSuppliedOtherwise], ferry([supply], change), {
    "alt.normal-supply": true,
    "alt.connected": false,
  });
const lost = () => normal().given({ "alt.normal-supply": false });

test("connected within 45 s it is entered with its time", () => {
  lost()
    .after("45s")
    .shows("normal")
    .given({ "alt.connected": true })
    .after("1h")
    .shows("normal")
    .logs("Emergency supply connected 45.0 s after the normal supply was lost");
});

test("a moment later it is an alarm; that it comes after all, or the normal supply, ends it", () => {
  const late = () =>
    lost()
      .after("45s")
      .shows("normal")
      .after("1ms")
      .shows("active-unacknowledged", "alarm", "Emergency supply not seen connected 45 s after");
  late()
    .after("15s")
    .given({ "alt.connected": true })
    .acknowledge()
    .shows("normal")
    .logs("not seen connected", "connected 60.0 s after the normal supply was lost");
  late()
    .given({ "alt.normal-supply": true })
    .acknowledge()
    .shows("normal")
    .logs("not seen connected", "is back");
});

test("an alternative supply that no longer tells is not there", () => {
  const told = lost().silence("alt.connected").after("46s").alerts();
  expect(told.map(({ text }) => text)).toContainEqual(expect.stringContaining("not seen connected 45 s"));
});

test("a normal supply that no longer tells after its loss is not back", () => {
  const told = lost().silence("alt.normal-supply").after("46s").alerts();
  expect(told.map(({ text }) => text)).toContainEqual(expect.stringContaining("not seen connected 45 s"));
});

test("an input that is lost while all is well is an alarm of itself", () => {
  normal().broken("alt.connected").shows("active-unacknowledged", "alarm", "unknown: line cut");
  normal()
    .broken("alt.normal-supply")
    .after("1h")
    .shows("active-unacknowledged", "alarm", "unknown: line cut");
});

test("the normal supply back in time owes nothing, and the next loss begins anew", () => {
  lost()
    .after("40s")
    .given({ "alt.normal-supply": true })
    .given({ "alt.normal-supply": false })
    .after("40s")
    .shows("normal")
    .logs();
});

test.each([
  [230, 0],
  [230.1, 1],
  [undefined, 1],
])("a rudder stock of %s mm: %i watched", (rudderStock, count) => {
  expect(steeringSuppliedOtherwise.instances(ferry([supply], { rudderStock }))).toHaveLength(count);
});

test("a ship that is not bound is left alone", () => {
  normal({ keelLaid: "2026-07-12" }).given({ "alt.normal-supply": false }).after("1min").shows("normal");
});
