/** The tamper table of src/logbook/README.md: each row of it is done to a log here, and found by what the row says. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { headOf, seal } from "../../src/logbook/chain.ts";
import type { ChainHead, Entry } from "../../src/logbook/entry.ts";
import type { Tampering } from "../../src/logbook/fault.ts";
import type { SignedHead } from "../../src/logbook/signature.ts";
import { type Verdict, verify } from "../../src/logbook/verify.ts";
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

type Needs =
  | "the file"
  | "the file and the public key"
  | "a head from ashore or from paper"
  | "the last head of all";

interface Row {
  readonly log: Partial<Log>;
  readonly found: Tampering;
}

const signed = (entries: readonly Entry[], by = ship): SignedHead[] =>
  entries.filter(({ seq }) => seq % 3 === 0).map((entry) => by.sign(entry));
const file = (entries: readonly Entry[]) => ({ entries, heads: [] });
/** As the records office would write it, with an act in its data; the chain holds. */
const says = (seq: number, key: string, act: object, more: Partial<Entry> = {}): Entry[] =>
  resealed(
    log.entries.map((entry) =>
      entry.seq === seq ? { ...entry, key, data: { act } as never, ...more } : entry,
    ),
    seq,
  );
const old: Log = { entries: log.entries.slice(0, 21), heads: log.heads.slice(0, 7) };
const writtenOn = [...old.entries];
for (let n = 1; n <= 9; n += 1) writtenOn.push(forged(existing(writtenOn.at(-1)), { key: `new ${n}` }));
const anew = resealed(changed(log.entries, 5), 5);
const added = [...log.entries, forged(at(30))];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "an entry changed, in any field": [{ log: file(changed(log.entries, 11)), found: "changed" }],
  "an entry changed and its hash made anew": [
    {
      log: file(log.entries.map((one) => (one.seq === 11 ? seal({ ...one, text: "No." }) : one))),
      found: "changed",
    },
  ],
  "entries taken out, with or without renumbering": [
    { log: file(without(11, 5)), found: "missing" },
    { log: file(renumbered(without(11))), found: "missing" },
  ],
  "an entry put in, with or without renumbering": [
    { log: file(put(forged(at(11)), 11)), found: "inserted" },
    { log: file(renumbered(put(forged(at(11)), 11))), found: "inserted" },
  ],
  "entries moved": [
    { log: file(swapped(8, 21)), found: "reordered" },
    { log: file([...without(11), at(11)]), found: "reordered" },
  ],
  "a correction, or a defect made good, of an entry to come": [
    { log: file(says(11, "x", {}, { amends: 12 })), found: "false-reference" },
    { log: file(says(11, "defect:x", { act: "enter", closes: 29 })), found: "false-reference" },
  ],
  "a countersignature taken over from another log": [
    {
      log: file(says(20, "countersign:x", { act: "countersign", upTo: { seq: 15, hash: "ab".repeat(32) } })),
      found: "false-reference",
    },
  ],
  "everything from some entry on sealed anew, its heads standing": [
    { log: { entries: resealed(changed(log.entries, 11), 11) }, found: "rewritten" },
  ],
  "… its heads taken out, or signed with another key": [
    { log: file(anew), found: "added" },
    { log: { entries: anew, heads: signed(anew, stranger) }, found: "falsely-signed" },
  ],
  "an entry added at the end, without the key": [{ log: { entries: added }, found: "added" }],
  "the end cut off, its heads left standing": [{ log: { entries: without(29, 2) }, found: "cut-off" }],
  "the end cut off together with its heads; an old copy put back": [{ log: old, found: "cut-off" }],
  "an old copy put back and written on, by the holder of the key": [
    { log: { entries: writtenOn, heads: [...old.heads, ship.sign(writtenOn.at(-1))] }, found: "rewritten" },
  ],
  "everything sealed and signed anew, by the holder of the key": [
    { log: { entries: anew, heads: signed(anew) }, found: "rewritten" },
  ],
  "entries added after the end, by the holder of the key": [
    { log: { entries: added, heads: [...log.heads, ship.sign(added.at(-1))] }, found: "added" },
  ],
};

const published: readonly ChainHead[] = [headOf(at(12)), headOf(at(27))];
const last = [headOf(at(30))];

function verdict(part: Partial<Log>, needs: Needs): Verdict {
  const evidence = { ...log, ...part };
  if (needs === "the file") return verify({ ...evidence, keys: [], published: [] });
  if (needs === "the file and the public key")
    return verify({ ...evidence, keys: [ship.key], published: [] });
  if (needs === "a head from ashore or from paper")
    return verify({ ...evidence, keys: [ship.key], published });
  return verify({ ...evidence, keys: [ship.key], published: last, closed: true });
}

const ORDER: readonly Needs[] = [
  "the file",
  "the file and the public key",
  "a head from ashore or from paper",
  "the last head of all",
];

const readme = readFileSync(new URL("../../src/logbook/README.md", import.meta.url), "utf8");
const table = [...readme.matchAll(/^\| (?!what was done|-)(.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, what = "", by = "", needs = ""]) => ({ what, by, needs: needs as Needs }),
);

test("the table of the README has these rows, in this order", () => {
  expect(table.map(({ what }) => what)).toEqual(Object.keys(ROWS));
  for (const { needs } of table) expect(ORDER).toContain(needs);
});

test.each(table)("$what: found by $by, with $needs", ({ what, needs }) => {
  for (const row of ROWS[what] ?? []) expect(verdict(row.log, needs).fault?.kind).toBe(row.found);
});

test.each(table.filter(({ needs }) => needs !== "the file"))(
  "$what: not found with less than $needs",
  ({ what, needs }) => {
    const less = ORDER[ORDER.indexOf(needs) - 1] ?? "the file";
    for (const row of ROWS[what] ?? []) expect(verdict(row.log, less).whole).toBe(true);
  },
);
