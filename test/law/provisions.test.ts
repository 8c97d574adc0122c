import { expect, test } from "vitest";
import { provisions, sources } from "../../src/rules/provisions/provisions.ts";
import { missingPiece } from "./gazette.ts";

test("each of the 747 provisions is quoted as the Gazette prints it", () => {
  const wrong = provisions
    .map(({ id, instrument, quote }) => ({ id, missing: missingPiece(instrument, quote) }))
    .filter(({ missing }) => missing !== undefined);
  expect(wrong).toEqual([]);
  expect(provisions.length).toBe(747);
});

test("the provisions are those of the catalogue: 472 of the Rules of 2026, 275 of the Regulations of 2002", () => {
  expect(sources.map(({ catalogue, entries }) => [catalogue, entries])).toEqual([
    ["passenger-ship-2026", 472],
    ["national-waterways-2002", 275],
  ]);
  expect(provisions.filter(({ instrument }) => instrument === "psr-2026")).toHaveLength(472);
  expect(new Set(provisions.map(({ id }) => id)).size).toBe(747);
  for (const { sha256 } of sources) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
});

test("a word changed, left out, or put in another order is not the law", () => {
  const quote = "All watertight doors shall be kept closed during navigation";
  expect(missingPiece("psr-2026", quote)).toBeUndefined();
  expect(missingPiece("psr-2026", quote.toUpperCase().replaceAll(" ", "\n"))).toBeUndefined();
  expect(missingPiece("psr-2026", quote.replace("kept", "left"))).toBeDefined();
  expect(missingPiece("psr-2026", "except that they may be opened during navigation as specified…All watertight doors shall be kept closed")).toBeDefined();
  expect(missingPiece("collision-2002", quote)).toBeDefined();
  expect(missingPiece("psr-2026", "shall…be")).toBeDefined();
});
