/** Which openings are whose, and when an entry of their closing stands. */
import { expect, test } from "vitest";
import {
  closingEntryStands,
  entryStands,
  type Opening,
  openingsOf,
  openingsOfNoOtherParagraph,
} from "../../../src/rules/terms/openings.ts";
import { ferry, item } from "../ferry.ts";

const opening = (id: string, sort: Opening["opening"], belowBulkheadDeck?: boolean) =>
  item("opening", id, ["position"], {
    ...(sort === undefined ? {} : { opening: sort }),
    ...(belowBulkheadDeck === undefined ? {} : { belowBulkheadDeck }),
  });

test("an opening whose place is not stated is below the bulkhead deck", () => {
  const ship = ferry([opening("a", "hatch"), opening("b", "hatch", true), opening("c", "hatch", false)]);
  expect(openingsOf(ship, "hatch", "cargo-port").map(({ id }) => id)).toEqual(["a", "b"]);
  expect(openingsOf(ship, "cargo-port")).toEqual([]);
});

test("38(12) alone judges hinged doors, openings of no stated sort, and ports and hatches above the deck", () => {
  const above = (["gangway-port", "cargo-port", "fuelling-port", "hatch"] as const).map((sort) =>
    opening(sort, sort, false),
  );
  const ship = ferry([
    opening("unstated", undefined),
    opening("door", "hinged-door", true),
    ...above,
    opening("scuttle", "sidescuttle", false),
    opening("low", "hatch", true),
  ]);
  expect(openingsOfNoOtherParagraph(ship).map(({ id }) => id)).toEqual([
    "unstated",
    "door",
    "gangway-port",
    "cargo-port",
    "fuelling-port",
    "hatch",
  ]);
});

const hour = (n: number): number => Date.UTC(2028, 2, 1, n);
const at = (n: number): string => new Date(hour(n)).toISOString();
const HOURS = 3_600_000;

test("while she lies ready an entry is as old as it is now; once she has gone, as old as it was at departure", () => {
  expect(entryStands({ phase: "ready", began: at(2), entered: at(8) }, hour(10), 2 * HOURS)).toBe(true);
  expect(entryStands({ phase: "ready", began: at(2), entered: at(7) }, hour(10), 2 * HOURS)).toBe(false);
  expect(entryStands({ phase: "on-voyage", began: at(9), entered: at(7) }, hour(20), 2 * HOURS)).toBe(true);
  expect(entryStands({ phase: "on-voyage", began: at(10), entered: at(7) }, hour(20), 2 * HOURS)).toBe(false);
  expect(entryStands({ phase: "leaving", entered: at(9) }, hour(10), 2 * HOURS)).toBe(true);
  expect(entryStands({ phase: "ready" }, hour(10), 2 * HOURS)).toBe(false);
});

test("the entry of closing is made after the last closing before departure; what moves later is not its matter", () => {
  const stands = (closed: number, entered?: number, key = "opening hatch-1") =>
    closingEntryStands(
      { phase: "on-voyage", began: at(10), ...(entered === undefined ? {} : { entered: at(entered) }) },
      { at: hour(12), since: { [key]: hour(closed) }, settings: { validFor: 6 * HOURS } },
    );
  expect(stands(8, 9)).toBe(true);
  expect(stands(9, 9)).toBe(true);
  expect(stands(9, 8)).toBe(false);
  expect(stands(10, 9)).toBe(false);
  expect(stands(11, 9)).toBe(true);
  expect(stands(9, 8, "phase")).toBe(true);
  expect(stands(8)).toBe(false);
});
