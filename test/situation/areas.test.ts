/** Inside or outside an area of the ship file. */
import { expect, test } from "vitest";
import { inside } from "../../src/situation/areas.ts";

const box = (south: number, west: number, north: number, east: number) => [
  { latitude: south, longitude: west },
  { latitude: south, longitude: east },
  { latitude: north, longitude: east },
  { latitude: north, longitude: west },
  { latitude: south, longitude: west },
];

test("inside, outside, and in the second of two areas", () => {
  const area = [box(9.9, 76.1, 10, 76.3), box(4.1, 73.4, 4.3, 73.6)];
  expect(inside(area, { latitude: 9.95, longitude: 76.2 })).toBe(true);
  expect(inside(area, { latitude: 9.95, longitude: 76 })).toBe(false);
  expect(inside(area, { latitude: 4.2, longitude: 73.5 })).toBe(true);
});

test("where no area is given there is nothing to say", () => {
  expect(inside([], { latitude: 0, longitude: 0 })).toBeUndefined();
});
