import { expect, test } from "vitest";
import { whereIs } from "../../../src/rules/terms/place.ts";

const place = { space: "Engine room", deck: 1, frame: 46, zone: "2" };

test("an item is where the ship file says, from the space to the zone", () => {
  expect(whereIs({ id: "fd-1", name: "Detector 1", place })).toBe(", Engine room, deck 1, frame 46, zone 2");
});

test("what the name already says is not said twice", () => {
  expect(whereIs({ id: "fd-1", name: "Detector 1, engine room", place })).toBe(", deck 1, frame 46, zone 2");
});

test("what the ship file does not say is left out", () => {
  expect(whereIs({ id: "fd-1", name: "Detector 1" })).toBe("");
  expect(whereIs({ id: "fd-1", name: "Detector 1", place: {} })).toBe("");
  expect(whereIs({ id: "fd-1", name: "Detector 1", place: { deck: 0 } })).toBe(", deck 0");
});
