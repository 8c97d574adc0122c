/** Sunset and sunrise at the ship's place, against published times (to the minute). */
import { expect, test } from "vitest";
import { isNight } from "../../src/situation/sun.ts";

const KOCHI = { latitude: 9.97, longitude: 76.24 };
const night = (at: string, place = KOCHI) => isNight(Date.parse(at), place);

test("on 1 March 2028 the sun sets at Kochi at 18:35 by the ship's clocks, within two minutes", () => {
  expect(night("2028-03-01T13:03:00Z")).toBe(false);
  expect(night("2028-03-01T13:07:30Z")).toBe(true);
});

test("and rises at 06:40 on the next morning, within three minutes", () => {
  expect(night("2028-03-02T01:06:00Z")).toBe(true);
  expect(night("2028-03-02T01:13:00Z")).toBe(false);
});

test("noon and midnight", () => {
  expect(night("2028-03-01T06:55:00Z")).toBe(false);
  expect(night("2028-03-01T18:55:00Z")).toBe(true);
});

test("where the sun does not set in June it is not night", () => {
  expect(night("2028-06-21T00:00:00Z", { latitude: 70, longitude: 20 })).toBe(false);
  expect(night("2028-12-21T12:00:00Z", { latitude: 75, longitude: 20 })).toBe(true);
});
