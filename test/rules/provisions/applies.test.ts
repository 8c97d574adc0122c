import { describe, expect, test } from "vitest";
import { binding } from "../../../src/rules/provisions/applies.ts";
import { provisions } from "../../../src/rules/provisions/provisions.ts";
import type { Particulars } from "../../../src/ship/ship.ts";

const ferry: Particulars = {
  name: "MV Test",
  id: "test",
  flag: "IN",
  class: "I",
  types: ["passenger", "ro-ro-passenger"],
  keelLaid: "2026-07-13",
  grossTonnage: 12_000,
  length: 140,
  breadth: 22,
  passengersCertified: 900,
  personsCertified: 980,
  propulsion: "mechanical",
  timeZone: "Asia/Kolkata",
};

function bound(id: string, change: Partial<Particulars> = {}) {
  const provision = provisions.find((candidate) => candidate.id === id);
  if (provision === undefined) throw new Error(`no provision ${id}`);
  return binding(provision, { ...ferry, ...change });
}

describe("a provision binds from the day of notification", () => {
  test.each([
    ["2026-07-12", false],
    ["2026-07-13", true],
    ["2026-07-14", true],
  ])("keel laid %s: %s", (keelLaid, binds) => expect(bound("PSR-I-38(1)", { keelLaid }).binds).toBe(binds));

  test("an earlier ship is bound only where the text names her", () => {
    expect(bound("PSR-I-26(7)(b)", { keelLaid: "2023-12-31" }).binds).toBe(true);
    expect(bound("PSR-I-26(7)(b)", { keelLaid: "2024-01-01" }).binds).toBe(false);
    expect(bound("PSR-I-26(7)(c)", { keelLaid: "2023-12-31" }).binds).toBe(false);
  });

  test("without a keel date she is bound, and the list says that nothing tells", () => {
    const told = bound("PSR-I-38(1)", { keelLaid: undefined });
    expect(told.binds).toBe(true);
    expect(told.because).toContain("not excluded: keels laid on or after 2026-07-13");
  });
});

describe("each measure is tested on both sides of its limit", () => {
  test.each([
    ["PSR-I-39", { personsCertified: 35 }, false],
    ["PSR-I-39", { personsCertified: 36 }, true],
    ["PSR-I-39", { personsCertified: 37 }, true],
    ["PSR-I-82(5)(i)(iii)/power", { passengersCertified: 36 }, false],
    ["PSR-I-82(5)(i)(iii)/power", { passengersCertified: 37 }, true],
    ["PSR-I-13(1)", { length: 23.9 }, false],
    ["PSR-I-13(1)", { length: 24 }, true],
    ["COL-22(a)", { length: 19.9 }, false],
    ["COL-22(a)", { length: 20 }, true],
    ["COL-22(b)", { length: 20 }, false],
    ["COL-22(b)", { length: 19.9 }, true],
  ])("%s with %o: %s", (id, change, binds) => expect(bound(id, change).binds).toBe(binds));
});

test("ro-ro provisions bind ro-ro passenger ships and no others", () => {
  expect(bound("PSR-I-32(2)/visual").binds).toBe(true);
  const told = bound("PSR-I-32(2)/visual", { types: ["passenger"] });
  expect(told).toEqual({ binds: false, because: "binds only ro-ro passenger ships" });
});

test("a cargo ship is not bound by the passenger ship rules", () => {
  expect(bound("PSR-I-38(1)", { types: ["cargo"] }).binds).toBe(false);
});

test("a class that is not named is free; a class that is not stated is not", () => {
  expect(bound("PSR-R-5(VI)", { class: "I" }).binds).toBe(false);
  expect(bound("PSR-R-5(VI)", { class: "VI" }).binds).toBe(true);
  expect(bound("PSR-R-5(VI)", { class: undefined }).binds).toBe(true);
});

test("one of several measures is enough; one that the ship file does not tell keeps her bound", () => {
  expect(bound("PSR-I-96(4)(a)", { length: 120 }).because).not.toContain("not excluded");
  const shorter = bound("PSR-I-96(4)(a)", { length: 119.9 });
  expect(shorter.binds).toBe(true);
  expect(shorter.because).toContain("not excluded: one of");
});

test("propulsion decides on a waterway: the lights of a mechanically propelled vessel are not asked of oars", () => {
  expect(bound("COL-23(a)").binds).toBe(true);
  expect(bound("COL-23(a)", { propulsion: "oars" }).binds).toBe(false);
});
