import { expect, test } from "vitest";
import { bookLines } from "../../src/logbook/amendment.ts";
import { pageOf } from "../../src/logbook/books.ts";
import { memoryLogbook } from "../../src/logbook/memory-logbook.ts";
import { AT, draft } from "../records/samples.ts";

test("a corrected entry stays, struck through by those that correct it, wherever they stand", () => {
  const book = memoryLogbook();
  book.write(draft(1), AT);
  book.write(draft(2), AT);
  book.write(draft(3, { key: "a", amends: 1 }), AT);
  book.write(draft(4, { key: "b", amends: 1 }), AT);
  book.write(draft(5, { key: "c", amends: 4 }), AT);
  const lines = bookLines(book.entries());
  expect(lines.map(({ correctedBy }) => correctedBy)).toEqual([[3, 4], [], [], [5], []]);
  const firstPage = bookLines(book.entries().slice(0, 2), book.entries());
  expect(firstPage.map(({ correctedBy }) => correctedBy)).toEqual([[3, 4], []]);
});

test("a page holds 25 entries and is never renumbered", () => {
  expect([1, 25, 26, 50, 51].map(pageOf)).toEqual([1, 1, 2, 2, 3]);
});
