import { expect, test } from "vitest";
import { greatestHeel, notUpright } from "../../../src/rules/terms/heel.ts";

test("the greatest heel that any inclinometer shows counts, to either side, and nothing else that is measured", () => {
  expect(greatestHeel({ "heel a": 2, "heel b": -7, draught: 30 })).toBe(7);
  expect(greatestHeel({ "heel a": undefined, draught: 30 })).toBeUndefined();
});

test("upright is up to the limit; a ship whose heel nobody tells is not said to heel", () => {
  expect(notUpright({ "heel a": -1 }, 1)).toBeUndefined();
  expect(notUpright({ "heel a": -1.25 }, 1)).toBe("she heeled 1.3°");
  expect(notUpright({}, 1)).toBeUndefined();
});
