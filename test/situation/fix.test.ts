/** Receivers compared: who is believed, and when nobody is. */
import { expect, test } from "vitest";
import { apart, settleFix } from "../../src/situation/fix.ts";

const at = (receiver: string, latitude: number, longitude: number) => ({
  receiver,
  position: { latitude, longitude },
});
const LIMIT = 200;

test("a minute of latitude is a nautical mile, and of longitude less the further from the equator", () => {
  expect(apart({ latitude: 9, longitude: 76 }, { latitude: 9 + 1 / 60, longitude: 76 })).toBeCloseTo(
    1853,
    -1,
  );
  expect(apart({ latitude: 60, longitude: 10 }, { latitude: 60, longitude: 10 + 1 / 60 })).toBeCloseTo(
    927,
    -1,
  );
});

test("two positions on either side of the date line are near", () => {
  expect(apart({ latitude: 60, longitude: 179.999 }, { latitude: 60, longitude: -179.999 })).toBeLessThan(
    150,
  );
});

test("receivers that agree: the first of the ship file is taken", () => {
  expect(settleFix([at("one", 9.97, 76.2), at("two", 9.9701, 76.2)], LIMIT)).toMatchObject({
    receiver: "one",
  });
});

test("two that disagree: neither is believed, and the distance is said", () => {
  const settled = settleFix([at("one", 9.97, 76.2), at("two", 9.98, 76.2)], LIMIT);
  expect(settled).toEqual({ disagree: "one and two are 1112 m apart" });
});

test("of three, the two that agree are believed", () => {
  expect(settleFix([at("one", 0, 0), at("two", 9.97, 76.2), at("three", 9.9701, 76.2)], LIMIT)).toMatchObject(
    { receiver: "two" },
  );
});

test("no fix is no position", () => {
  expect(settleFix([], LIMIT)).toBeUndefined();
});

test("just within the limit and just beyond it", () => {
  const north = (metres: number) => 9.97 + metres / 111_195;
  expect(settleFix([at("one", 9.97, 76.2), at("two", north(199.9), 76.2)], LIMIT)).toMatchObject({
    receiver: "one",
  });
  expect(settleFix([at("one", 9.97, 76.2), at("two", north(200.1), 76.2)], LIMIT)).toHaveProperty("disagree");
});
