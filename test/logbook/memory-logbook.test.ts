import { expect, test } from "vitest";
import { NOTHING_WRITTEN } from "../../src/logbook/chain.ts";
import { memoryLogbook } from "../../src/logbook/memory-logbook.ts";
import { openStore } from "../../src/records/open.ts";
import { AT, batch, draft, drafts, emptyStore } from "../records/samples.ts";

test("in memory and on the disk the same drafts make the same entries, to the hash", () => {
  const book = memoryLogbook();
  const correction = draft(50, { key: "act:1", amends: 2, book: "deck" });
  for (const each of [...drafts(12), correction]) book.write(each, AT);
  const store = openStore(emptyStore(), AT);
  store.writer.write([batch(1, { drafts: [...drafts(12), correction] })], AT);
  expect(store.writer.head()).toEqual(book.head());
  expect(book.entries().at(-1)).toMatchObject({ amends: 2, book: "watertight-doors" });
  store.close();
});

test("an entry is written once for each cause, and pages are numbered in each book", () => {
  const book = memoryLogbook();
  expect(book.head()).toEqual(NOTHING_WRITTEN);
  expect(book.write(draft(1), AT)?.seq).toBe(1);
  expect(book.write(draft(1), AT + 5000)).toBeUndefined();
  for (const each of drafts(7)) book.write(each, AT);
  expect(book.entries().map(({ book: name, bookSeq }) => `${name} ${bookSeq}`)).toEqual([
    "watertight-doors 1",
    "watertight-doors 2",
    "deck 1",
    "watertight-doors 3",
    "watertight-doors 4",
    "deck 2",
    "watertight-doors 5",
  ]);
});
