/** The faults that corpus.md lists: each names a test that is there. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faults } from "./table.ts";

test.each(faults())("row $row: $file has the test that the table names", ({ file, title }) => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), "utf8")).toContain(title);
});

test("no fault of the recordings is left out", () => {
  const named = new Set(faults().map(({ row }) => Number(row)));
  expect([...named]).toEqual([
    8, 9, 10, 11, 12, 13, 14, 15, 17, 19, 20, 21, 22, 23, 25, 30, 31, 32, 34, 35, 36, 37, 38, 39, 41, 42, 43,
    46, 47, 48, 50, 51,
  ]);
});
