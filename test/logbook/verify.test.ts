/** What is done to a log, and by what it is found; row by row as the table says it: tampering.test.ts. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { headOf, seal } from "../../src/logbook/chain.ts";
import type { ChainHead, Entry } from "../../src/logbook/entry.ts";
import { memoryLogbook } from "../../src/logbook/memory-logbook.ts";
import { verify } from "../../src/logbook/verify.ts";
import { AT, drafts } from "../records/samples.ts";
import {
  at,
  changed,
  existing,
  forged,
  type Log,
  log,
  put,
  renumbered,
  resealed,
  ship,
  stranger,
  swapped,
  without,
} from "./tampered.ts";

const found = (part: Partial<Log>, published: ChainHead[] = [], more = {}) =>
  verify({ ...log, keys: [ship.key], published, ...part, ...more });

test("an untouched log is whole, and says what its verdict rests on", () => {
  const verdict = found({}, [headOf(at(12))]);
  expect(verdict).toMatchObject({ whole: true, entries: 30, head: headOf(at(30)) });
  expect(verdict.notes).toEqual([
    "Signed by the installation up to entry 30.",
    "The published head vouches for entries up to 12; 18 follow it, about which it says nothing.",
  ]);
  expect(found({}).notes[1]).toMatch(/shows only against a published head/);
  expect(found({}, [], { keys: [] }).notes[0]).toBe("Signatures were not checked: no public key was given.");
});

test("an empty log is whole", () => {
  expect(found({ entries: [], heads: [] })).toMatchObject({ whole: true, entries: 0 });
});

describe("found by the chain itself, without key or shore", () => {
  const FIELDS: readonly (readonly [string, Partial<Entry>])[] = [
    ["text", { text: "Door 9 closed." }],
    ["time of the event", { at: "2028-03-01T18:00:00.000Z" }],
    ["time of writing", { writtenAt: "2028-03-01T18:00:00.000Z" }],
    ["time source", { timeSource: { source: "none", uncertainty: null } }],
    ["position", { position: { latitude: 9.9, longitude: 76.2 } }],
    ["rule", { rule: "PSR-I-38(1)" }],
    ["version of the rule", { ruleVersion: 2 }],
    ["readings", { data: {} }],
    ["author", { author: "A. Nair" }],
    ["correction", { amends: 3 }],
    ["key", { key: "other" }],
    ["book", { book: "engine" }],
    ["number in the book", { bookSeq: 77 }],
    ["hash", { hash: "f".repeat(64) }],
  ];
  test.each(FIELDS)("a changed %s", (_, change) => {
    const entries = log.entries.map((entry) => (entry.seq === 11 ? { ...entry, ...change } : entry));
    expect(found({ entries, heads: [] }, [], { keys: [] }).fault).toMatchObject({ kind: "changed", seq: 11 });
  });

  const TABLE: readonly (readonly [string, readonly Entry[], string, number])[] = [
    ["the first entry changed", changed(log.entries, 1), "changed", 1],
    ["the last entry changed", changed(log.entries, 30), "changed", 30],
    [
      "one changed and sealed anew",
      log.entries.map((e) => (e.seq === 11 ? seal({ ...e, text: "No." }) : e)),
      "changed",
      11,
    ],
    ["one taken out", without(11), "missing", 11],
    ["the first taken out", without(1), "missing", 1],
    ["five taken out", without(11, 5), "missing", 11],
    ["one taken out, the rest renumbered", renumbered(without(11)), "missing", 11],
    ["one put in twice", put(at(11), 11), "inserted", 11],
    ["one forged and put in", put(forged(at(11)), 11), "inserted", 12],
    ["one forged and put in, the rest renumbered", renumbered(put(forged(at(11)), 11)), "inserted", 12],
    ["one put in that is not even sealed", put({ ...at(11), seq: 12, text: "No." }, 11), "inserted", 12],
    ["two neighbours swapped", swapped(11, 12), "reordered", 11],
    ["two distant ones swapped", swapped(8, 21), "reordered", 8],
    ["two neighbours swapped and renumbered", renumbered(swapped(11, 12)), "reordered", 11],
    ["two distant ones swapped and renumbered", renumbered(swapped(8, 21)), "reordered", 8],
    ["one moved to the end", [...without(11), at(11)], "reordered", 11],
  ];
  test.each(TABLE)("%s", (_, entries, kind, seq) => {
    const verdict = found({ entries, heads: [] }, [], { keys: [] });
    expect(verdict.fault).toMatchObject({ kind, seq });
    expect(verdict.whole).toBe(false);
  });
});

describe("found by the installation's signatures", () => {
  test("all sealed anew after a change: the heads name other entries", () => {
    const entries = resealed(changed(log.entries, 11), 11);
    expect(found({ entries }).fault).toMatchObject({ kind: "rewritten", seq: 10 });
  });

  test("all sealed anew and the heads forged with another key", () => {
    const entries = resealed(changed(log.entries, 11), 11);
    const heads = entries.filter(({ seq }) => seq % 3 === 0).map((entry) => stranger.sign(entry));
    expect(found({ entries, heads }).fault).toMatchObject({ kind: "falsely-signed", seq: 1 });
    const relabelled = heads.map((head) => ({ ...head, key: ship.key.fingerprint }));
    const genuineBefore = relabelled.map((head, i) => (i < 3 ? existing(log.heads[i]) : head));
    expect(found({ entries, heads: genuineBefore }).fault).toMatchObject({ kind: "falsely-signed", seq: 10 });
  });

  test("an entry added at the end without the key", () => {
    const entries = [...log.entries, forged(at(30))];
    expect(found({ entries }).fault).toMatchObject({ kind: "added", seq: 31 });
  });

  test("the end cut off, and its heads left standing", () => {
    expect(found({ entries: without(29, 2) }).fault).toMatchObject({ kind: "cut-off", seq: 29 });
  });

  test("a log of which no head is signed", () => {
    expect(found({ heads: [] }).fault).toMatchObject({ kind: "added", seq: 1 });
  });
});

describe("found only against a head that was published", () => {
  const old: Log = { entries: log.entries.slice(0, 21), heads: log.heads.slice(0, 7) };
  const published = [headOf(at(12)), headOf(at(27))];

  test("the end cut off with its heads: an old copy put back", () => {
    expect(found(old).whole, "by itself it is whole").toBe(true);
    expect(found(old, published).fault).toMatchObject({ kind: "cut-off", seq: 22 });
  });

  test("an old copy put back and written on, by the holder of the key", () => {
    const book = [...old.entries];
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      book.push(forged(existing(book.at(-1)), { key: `new ${n}` }));
    const heads = [...old.heads, ship.sign(book.at(-1))];
    expect(found({ entries: book, heads }).whole, "by itself it is whole").toBe(true);
    expect(found({ entries: book, heads }, published).fault).toMatchObject({ kind: "rewritten", seq: 13 });
  });

  test("all sealed and signed anew by the holder of the key", () => {
    const entries = resealed(changed(log.entries, 5), 5);
    const heads = entries.filter(({ seq }) => seq % 3 === 0).map((entry) => ship.sign(entry));
    expect(found({ entries, heads }).whole, "by itself it is whole").toBe(true);
    expect(found({ entries, heads }, published).fault).toMatchObject({ kind: "rewritten", seq: 1 });
  });

  test("entries added after the end, by the holder of the key, to a log that was closed", () => {
    const entries = [...log.entries, forged(at(30))];
    const heads = [...log.heads, ship.sign(entries.at(-1))];
    expect(found({ entries, heads }, [headOf(at(30))], { closed: true }).fault).toMatchObject({
      kind: "added",
      seq: 31,
    });
  });
});

test("a chain that follows a file set aside names its head, and may begin where that one ended", () => {
  const head = { seq: 12, hash: createHash("sha256").update("old").digest("hex") };
  const book = memoryLogbook({ head, books: { deck: 4 } });
  const [first, ...rest] = drafts(4);
  book.write({ ...existing(first), data: { continues: head.hash } }, AT);
  for (const draft of rest) book.write(draft, AT);
  const evidence = { entries: book.entries(), heads: [], keys: [], published: [] };
  expect(verify(evidence)).toMatchObject({ whole: true, entries: 4 });
  expect(verify(evidence).notes[0]).toMatch(/begins at entry 13: the file before it was damaged/);
});

test("a thousand commits are vouched for by few signatures, and a false one among them is still named", () => {
  const book = memoryLogbook();
  for (const draft of drafts(1200)) book.write(draft, AT);
  const heads = book.entries().map((entry) => ship.sign(entry));
  expect(found({ entries: book.entries(), heads }).whole).toBe(true);
  const spoilt = heads.map((head, i) =>
    i < 700 ? head : { ...head, signature: existing(heads[0]).signature },
  );
  expect(found({ entries: book.entries(), heads: spoilt }).fault).toMatchObject({
    kind: "falsely-signed",
    seq: 701,
  });
});
