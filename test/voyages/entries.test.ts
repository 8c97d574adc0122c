/** Each provision whose entry the law demands is proven by a voyage, or plainly listed as not. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documentOf, read, rowsOf } from "./entries.ts";

const HERE = import.meta.dirname;
const written = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => read(name, readFileSync(join(HERE, name, "expected.log"), "utf8")));
const rows = rowsOf(written);

test("the law demands 52 entries of passenger ships and 12 on national waterways", () => {
  const of = (instrument: string) => rows.filter(({ id }) => id.startsWith(instrument)).length;
  expect([of("PSR-"), of("SAF-")]).toEqual([52, 12]);
});

test("every entry that a rule makes or asks for is proven by a voyage", () => {
  expect(rows.filter(({ watched, proofs }) => watched && proofs.length === 0).map(({ id }) => id)).toEqual(
    [],
  );
});

test("an entry whose rule is gone from the pages is missed", () => {
  const without = written.filter(({ rule }) => rule !== "PSR-I-38(5)");
  expect(rowsOf(without).find(({ id }) => id === "PSR-I-38(5)")?.proofs).toEqual([]);
});

test("the list is current", async () => {
  await expect(documentOf(rows)).toMatchFileSnapshot(join(HERE, "entries.md"));
});
