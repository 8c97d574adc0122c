/** What the law asks for and a ship file does not name stands in the lists under its name, so that it is seen to be unwatched. */
import { expect, test } from "vitest";
import {
  centralHydraulics,
  doorSupplies,
  doorsPoweredBy,
  powerSources,
} from "../../../src/rules/terms/door-power.ts";
import { watertightDoors } from "../../../src/rules/terms/doors.ts";
import { lampsOff, prescribedLamps } from "../../../src/rules/terms/lights.ts";
import { isMonitored, roRoSpaces } from "../../../src/rules/terms/ro-ro.ts";
import { ferry, item } from "../ferry.ts";

const door = (id: string, power?: "central-hydraulic" | "hydraulic" | "electric") =>
  item("watertight-door", id, ["position"], {
    operation: "power-sliding",
    ...(power === undefined ? {} : { power }),
  });
const hydraulics = item("watertight-door-hydraulics", "hpu", ["pressure"], { cutIn: 120 });
const named = (items: readonly { readonly id: string; readonly name: string }[]) =>
  items.map(({ id, name }) => [id, name]);

test("the four lights of regulation 23(a) are asked of every ship on a national waterway, and of no other", () => {
  const ship = ferry([item("navigation-light", "masthead", ["state"], { light: "masthead" })]);
  expect(prescribedLamps(ship)).toEqual([]);
  expect(named(prescribedLamps({ ...ship, waterways: [[]] }))).toEqual([
    ["masthead", "MASTHEAD"],
    ["unfitted-sidelight-port", "Port sidelight"],
    ["unfitted-sidelight-starboard", "Starboard sidelight"],
    ["unfitted-stern", "Stern light"],
  ]);
  const [mast] = prescribedLamps({ ...ferry([]), waterways: [[]] });
  expect(mast).toMatchObject({ id: "unfitted-masthead", name: "Masthead light", light: "masthead" });
});

test("lamps that are off are named; a lamp that is lit or has failed is not off", () => {
  expect(lampsOff({ "Stern light": "off", "Masthead light": "lit", "Port sidelight": "failed" })).toEqual([
    "Stern light",
  ]);
});

test("a door whose power is not stated hangs on the central system where there is one, and may hang on any where there is none", () => {
  const ids = (ship: ReturnType<typeof ferry>, power: Parameters<typeof doorsPoweredBy>[1]) =>
    doorsPoweredBy(ship, power).map(({ id }) => id);
  const [central, none] = [ferry([door("a"), door("b", "electric"), hydraulics]), ferry([door("a")])];
  expect(ids(central, "central-hydraulic")).toEqual(["a"]);
  expect(ids(central, "electric")).toEqual(["b"]);
  expect(ids(central, "hydraulic")).toEqual([]);
  for (const power of ["central-hydraulic", "hydraulic", "electric"] as const)
    expect(ids(none, power)).toEqual(["a"]);
});

test("central hydraulics and supplies that no line of the file names are listed where a door may hang on them", () => {
  expect(named(centralHydraulics(ferry([door("a")])))).toEqual([
    ["unfitted-door-hydraulics", "Central hydraulics of the doors"],
  ]);
  expect(centralHydraulics(ferry([door("a", "electric")]))).toEqual([]);
  expect(named(centralHydraulics(ferry([door("a"), hydraulics])))).toEqual([["hpu", "HPU"]]);
  const ship = ferry([door("a")]);
  expect(named(doorSupplies(ship, watertightDoors(ship)))).toEqual([
    ["unfitted-door-supply", "Supply of the watertight doors"],
  ]);
  expect(doorSupplies(ship, [])).toEqual([]);
});

test("two pumps are asked for: each that is not named is listed by its number", () => {
  const pump = item("hydraulic-pump", "pump-a", ["available"]);
  expect(Object.keys(powerSources(ferry([])))).toEqual([
    "available unfitted-hydraulic-pump-1",
    "available unfitted-hydraulic-pump-2",
  ]);
  expect(Object.keys(powerSources(ferry([pump])))).toEqual([
    "available pump-a",
    "available unfitted-hydraulic-pump-2",
  ]);
});

test("a ro-ro space that is not named is listed, as one that ought to be monitored", () => {
  const [space] = roRoSpaces(ferry([]));
  expect(space).toMatchObject({ id: "unfitted-ro-ro-space", name: "Ro-ro spaces" });
  expect(space && isMonitored(space)).toBe(true);
  expect(isMonitored(item("ro-ro-space", "deck-3", ["movement"]))).toBe(false);
  expect(isMonitored(item("ro-ro-space", "deck-3", ["monitored"]))).toBe(true);
});
