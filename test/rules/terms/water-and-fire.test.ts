/** Where water and fire are found, and what may confirm them: by space, by zone, and anywhere where none is stated. */
import { expect, test } from "vitest";
import { pumpedShip, pumpsInTheDry, wetSpaces } from "../../../src/rules/terms/bilge.ts";
import { otherDetectors } from "../../../src/rules/terms/fire.ts";
import { innerBowIsSecured, innerBowOf } from "../../../src/rules/terms/harbour.ts";
import { greatestDraught, isLow, sidescuttles } from "../../../src/rules/terms/sidescuttles.ts";
import { ferry, item } from "../ferry.ts";

const inSpace = (space?: string) => (space === undefined ? {} : { place: { space } });
const inZone = (zone?: string) => (zone === undefined ? {} : { place: { zone } });

test("a second detector confirms a fire in its own zone, and anywhere where either zone is not stated", () => {
  const [a, b, c, d] = [
    item("fire-detector", "a", ["alarm"], inZone("1")),
    item("fire-detector", "b", ["alarm"], inZone("1")),
    item("fire-detector", "c", ["alarm"], inZone("2")),
    item("fire-detector", "d", ["alarm"], {}),
  ];
  const ship = ferry([a, b, c, d]);
  expect(Object.keys(otherDetectors(ship, a))).toEqual(["fire b", "fire d"]);
  expect(Object.keys(otherDetectors(ship, d))).toEqual(["fire a", "fire b", "fire c"]);
});

const pumps = (...spaces: readonly (string | undefined)[]) =>
  spaces.map((space, n) => item("bilge-pump", `pump-${n + 1}`, ["available"], inSpace(space)));
const detectors = (...spaces: readonly (string | undefined)[]) =>
  spaces.map((space, n) => item("flooding-detector", `fd-${n + 1}`, ["wet"], inSpace(space)));
const available = { "available pump-1": true, "available pump-2": true, "runs pump-3": true };

test("pumps in a flooded space do not count, nor those whose space is not stated, nor those that cannot be started", () => {
  const [ship] = pumpedShip(ferry([...pumps("aft", "mid", "fore", undefined), ...detectors("aft", "mid")]));
  if (ship === undefined) throw new Error("she has pumps");
  expect(pumpsInTheDry(ship, available)).toBe(3);
  expect(pumpsInTheDry(ship, { ...available, "available pump-4": true })).toBe(3);
  expect(pumpsInTheDry(ship, { ...available, "available pump-2": false })).toBe(2);
  expect(wetSpaces(ship, { "water fd-2": true })).toEqual(["mid"]);
  expect(pumpsInTheDry(ship, { ...available, "water fd-2": true })).toBe(2);
});

test("water in a space that the file does not name may be anywhere: no pump is in the dry", () => {
  const [ship] = pumpedShip(ferry([...pumps("aft", "mid"), ...detectors(undefined)]));
  if (ship === undefined) throw new Error("she has pumps");
  expect(wetSpaces(ship, { "water fd-1": true })).toEqual([undefined]);
  expect(pumpsInTheDry(ship, { ...available, "water fd-1": true })).toBe(0);
  expect(pumpedShip(ferry(detectors("aft")))).toEqual([]);
});

test("every inner bow door must be closed and secured: one of two is not enough, nor one that nobody tells", () => {
  const innerBow = ["i-1", "i-2"].map((id) => item("shell-door", id, ["position", "secured"]));
  const door = { ...item("shell-door", "bow", ["position"]), innerBow };
  expect(Object.keys(innerBowOf(door))).toHaveLength(4);
  const shut = {
    "inner i-1 position": "closed",
    "inner i-1 secured": true,
    "inner i-2 position": "secured",
    "inner i-2 secured": true,
  };
  expect(innerBowIsSecured(door, shut)).toBe(true);
  expect(innerBowIsSecured(door, { ...shut, "inner i-2 secured": false })).toBe(false);
  expect(innerBowIsSecured(door, { ...shut, "inner i-2 position": "open" })).toBe(false);
  expect(innerBowIsSecured(door, { ...shut, "inner i-2 position": undefined })).toBe(false);
});

test("a sidescuttle is low by the lowest sill of its between-deck: 1.4 m and 2.5 % of the breadth above the water is high", () => {
  const scuttle = (id: string, deck: number | undefined, sill?: number) =>
    item("opening", id, ["secured"], {
      opening: "sidescuttle",
      ...(deck === undefined ? {} : { place: { deck } }),
      ...(sill === undefined ? {} : { sill }),
    });
  const ship = ferry([
    scuttle("a", 3, 8),
    scuttle("b", 3, 7.5),
    scuttle("c", 4, 10),
    scuttle("d", undefined),
  ]);
  const [a, b, c, d] = sidescuttles(ship);
  expect([a, b, c, d].map((one) => one?.lowestSill)).toEqual([7.5, 7.5, 10, undefined]);
  expect(a?.height).toBeCloseTo(1.95, 10);
  const high = { id: "x", lowestSill: 8, height: 2 } as unknown as Parameters<typeof isLow>[0];
  expect(isLow(high, { "draught fwd": 5.5, "draught aft": 6 })).toBe(false);
  expect(isLow(high, { "draught fwd": 5.5, "draught aft": 6.01 })).toBe(true);
  expect(isLow(high, { other: 5 })).toBe(true);
  expect(d && isLow(d, { "draught fwd": 1 })).toBe(true);
  expect(greatestDraught({ "draught a": 5, "draught b": undefined, trim: 9 })).toBe(5);
  expect(greatestDraught({ trim: 9 })).toBeUndefined();
});
