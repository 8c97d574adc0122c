import { expect, test } from "vitest";
import { bilgePumpCapacity } from "../../../src/rules/passenger-ship-2026/para-51-3-g.ts";
import { requiredFlow } from "../../../src/rules/terms/pump-test.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const pump = item("bilge-pump", "bp-1", ["running", "flow"], { name: "Bilge pump 1" });
const ship = (equipment = pump) => ferry([equipment], { bulkheadDeckHeight: 9 });
/** 140 m, 22 m, 9 m: d = 25 + 1.68 √(140 × 31) = 135.7 mm, 104.1 m³/h. */
const aboard = () => new RuleStory([bilgePumpCapacity], ship(), { "bp-1.running": true, "bp-1.flow": 90 });
const declared = { "permission.bp-1": "2028-03-01T12:30:00Z" };

test("the flow that is required is two metres a second through the main of the formula", () => {
  expect(requiredFlow(140, 22, 9)).toBeCloseTo(104.1, 0);
});

test("a pump in service is not judged, however little it moves", () => {
  aboard().after("1h").shows("normal").logs();
});

test.each([
  [105, undefined],
  [104, "caution"],
])("a test entered with %f m³/h: %s", (flow, priority) => {
  const story = aboard().given({ "figure-flow.bp-1": flow });
  expect(story.alerts().map((alert) => alert.priority)).toEqual(priority === undefined ? [] : [priority]);
});

test("a test below it is a silent caution, entered, until a better one", () => {
  aboard()
    .given({ "figure-flow.bp-1": 80 })
    .shows("active", "caution", "Bilge pump 1: less than the 104 m³/h required in its last test")
    .given({ "figure-flow.bp-1": 130 })
    .shows("normal")
    .logs("Bilge pump 1 below its required capacity", "Bilge pump 1 of its required capacity");
});

test("a declared test is judged at its end by the most that the meter showed, and ended by the next", () => {
  const story = aboard()
    .given(declared)
    .given({ "bp-1.flow": 100 })
    .given({ "bp-1.flow": 60 })
    .shows("normal")
    .silence("permission.bp-1")
    .after("6s")
    .shows("active", "caution", "Bilge pump 1: 100 m³/h in its test, less than the 104 m³/h required");
  story
    .given(declared)
    .given({ "bp-1.flow": 105 })
    .silence("permission.bp-1")
    .after("6s")
    .shows("normal")
    .logs("100 m³/h in its test, less than", "105 m³/h in its test");
});

test("a meter that showed nothing, or a pump that stood, proves nothing, and is said", () => {
  aboard()
    .given({ "bp-1.running": false, "bp-1.flow": 200 })
    .given(declared)
    .silence("permission.bp-1")
    .after("6s")
    .shows("normal")
    .logs("Bilge pump 1: tested, and no flow was seen");
  const story = aboard().broken("bp-1.flow").given(declared).silence("permission.bp-1").after("6s");
  story.shows("active-unacknowledged", "warning", "line cut").logs("tested, and no flow was seen");
});

test("whether the pump runs need not be known; a meter that is silent is a warning", () => {
  aboard()
    .broken("bp-1.running")
    .given(declared)
    .given({ "bp-1.flow": 105 })
    .silence("permission.bp-1")
    .after("6s")
    .shows("normal")
    .logs("105 m³/h in its test");
  aboard().silence("bp-1.flow").after("6s").shows("active-unacknowledged", "warning");
});

test("a pump without a meter is judged by entries alone; without the height of the deck it is unwatched", () => {
  expect(bilgePumpCapacity.instances(ship({ ...pump, signals: ["running"] }))).toHaveLength(1);
  expect(new RuleStory([bilgePumpCapacity], ferry([pump])).unwatched()).toMatchObject([
    { missing: ["unfitted-bulkhead-deck.height"] },
    { missing: ["unfitted-bulkhead-deck.height"] },
  ]);
});
