import { expect, test } from "vitest";
import { elapsed, inSeconds } from "../../../src/rules/terms/moments.ts";

const noon = { at: 1_000_000, mono: 500 };
const later = (at: number, mono: number) => ({ at: noon.at + at, mono: noon.mono + mono });

test("time is measured on the monotonic clock", () => {
  expect(elapsed(noon, later(20_000, 20_000))).toBe(20_000);
  expect(elapsed(noon, noon)).toBe(0);
});

test("a second between the two clocks is borne, more is not measured", () => {
  expect(elapsed(noon, later(21_000, 20_000))).toBe(20_000);
  expect(elapsed(noon, later(19_000, 20_000))).toBe(20_000);
  expect(elapsed(noon, later(21_001, 20_000))).toBeUndefined();
  expect(elapsed(noon, later(18_999, 20_000))).toBeUndefined();
});

test("after a restart the monotonic clock begins anew, and nothing is measured", () => {
  expect(elapsed(noon, later(20_000, -400))).toBeUndefined();
  expect(elapsed(noon, later(-400, -400))).toBeUndefined();
});

test("seconds are said with one decimal", () => {
  expect(inSeconds(19_499)).toBe("19.5");
});
