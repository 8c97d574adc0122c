import { expect, test } from "vitest";
import { drainedOverboard } from "../../../src/rules/passenger-ship-2026/para-51-2-g.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const gauge = item("draught-gauge", "mid", ["draught"], { gauge: "midships" });
const p1 = item("load-line", "p1", [], { line: "subdivision", draught: 7.2 });
/** Breadth 22 m, deck at 8 m: 5° is a freeboard of 0.962 m, a draught of 7.038 m. */
const particulars = { bulkheadDeckHeight: 8, deckEdgeImmersedAtFiveDegrees: false };
const afloat = (equipment: Parameters<typeof ferry>[0] = [gauge, p1]) =>
  new RuleStory([drainedOverboard], ferry(equipment, particulars), { "mid.draught": 6.5 });

test.each([
  [7.03, 0],
  [7.04, 1],
  [8.5, 1],
])("at a draught of %f m for ten minutes: %i cautions", (draught, cautions) => {
  const story = afloat().given({ "mid.draught": draught }).after("599999ms").shows("normal").after("1ms");
  expect(story.alerts()).toHaveLength(cautions);
});

test("it is said at what heel the edge is immersed, without a sound, until she floats higher", () => {
  afloat()
    .given({ "mid.draught": 7.5 })
    .after("10min")
    .shows("active", "caution", "Deck edge immersed at 2.6° of heel: scuppers overboard do not suffice")
    .given({ "mid.draught": 6.5 })
    .shows("normal")
    .logs();
});

test("waves for less than ten minutes are no freeboard lost", () => {
  afloat()
    .given({ "mid.draught": 7.5 })
    .after("9min")
    .given({ "mid.draught": 6.5 })
    .after("1h")
    .shows("normal");
});

test.each(["broken", "silence"] as const)(
  "a draught that is %s is the deepest subdivision draught",
  (how) => {
    afloat()[how]("mid.draught").after("11min").shows("active", "caution", "immersed at 4.2°");
    const shallow = { ...p1, draught: 6.9 };
    afloat([gauge, shallow])[how]("mid.draught").after("11min").shows("normal");
    afloat([gauge])[how]("mid.draught").after("11min").shows("active", "caution", "immersed at 0.0°");
  },
);

test("without the height of the deck, or any draught, the rule is listed as unwatched", () => {
  const missing = (equipment: Parameters<typeof ferry>[0], bulkheadDeckHeight?: number) =>
    new RuleStory([drainedOverboard], ferry(equipment, { bulkheadDeckHeight }))
      .unwatched()
      .flatMap((one) => one.missing);
  expect(missing([gauge])).toEqual(["unfitted-bulkhead-deck.height"]);
  expect(missing([], 8)).toEqual(["unfitted-draught-gauge.draught"]);
  expect(missing([p1], 8)).toEqual([]);
});

test.each([
  [false, 1],
  [undefined, 1],
  [true, 0],
])(
  "a ship whose deck edge is immersed at five degrees: %s, %i checks",
  (deckEdgeImmersedAtFiveDegrees, checks) => {
    const ship = ferry([gauge], { bulkheadDeckHeight: 8, deckEdgeImmersedAtFiveDegrees });
    expect(drainedOverboard.instances(ship)).toHaveLength(checks);
  },
);
