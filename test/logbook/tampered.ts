/** A log of thirty entries with its signatures, and what may be done to it by whoever has hold of it. */
import { generateKeyPairSync, sign } from "node:crypto";
import { canonical } from "../../src/kernel/json.ts";
import { seal } from "../../src/logbook/chain.ts";
import type { Entry } from "../../src/logbook/entry.ts";
import { memoryLogbook } from "../../src/logbook/memory-logbook.ts";
import { type SignedHead, type VerifyingKey, verifyingKey } from "../../src/logbook/signature.ts";
import { AT, drafts } from "../records/samples.ts";

export interface Log {
  readonly entries: readonly Entry[];
  readonly heads: readonly SignedHead[];
}

function installation(): { readonly key: VerifyingKey; sign(entry: Entry | undefined): SignedHead } {
  const pair = generateKeyPairSync("ed25519");
  const pem = pair.publicKey.export({ type: "spki", format: "pem" }).toString();
  const key = verifyingKey(pem);
  return {
    key,
    sign(entry) {
      const { seq, hash } = existing(entry);
      const at = "2028-03-01T18:40:00.000Z";
      const text = Buffer.from(`watchkeeper log head\n${canonical({ seq, hash, at })}`);
      return {
        seq,
        hash,
        at,
        key: key.fingerprint,
        signature: sign(null, text, pair.privateKey).toString("base64"),
      };
    },
  };
}

export function existing<T>(item: T | undefined): T {
  if (item === undefined) throw new Error("no such item");
  return item;
}

export const ship = installation();
export const stranger = installation();

/** 30 entries, signed by threes. */
export const log: Log = (() => {
  const book = memoryLogbook();
  for (const draft of drafts(30)) book.write(draft, AT);
  const entries = book.entries();
  return { entries, heads: entries.filter(({ seq }) => seq % 3 === 0).map((entry) => ship.sign(entry)) };
})();

export const at = (seq: number): Entry => existing(log.entries[seq - 1]);

/** Sealed anew from one entry on, so that the chain holds together. */
export function resealed(entries: readonly Entry[], from = 1): Entry[] {
  const done: Entry[] = [];
  for (const [i, entry] of entries.entries()) {
    const prevHash = done.at(-1)?.hash ?? entry.prevHash;
    done.push(entry.seq < from ? entry : seal({ ...entry, seq: i + 1, prevHash }));
  }
  return done;
}

export const changed = (entries: readonly Entry[], seq: number, text = "Nothing to report."): Entry[] =>
  entries.map((entry) => (entry.seq === seq ? { ...entry, text } : entry));
export const without = (seq: number, count = 1): Entry[] =>
  log.entries.filter((entry) => entry.seq < seq || entry.seq >= seq + count);
export const renumbered = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry, i) => ({ ...entry, seq: i + 1 }));
export const swapped = (a: number, b: number): Entry[] =>
  log.entries.map((entry) => (entry.seq === a ? at(b) : entry.seq === b ? at(a) : entry));
export const put = (entry: Entry, after: number): Entry[] => log.entries.toSpliced(after, 0, entry);
export const forged = (after: Entry, more: Partial<Entry> = {}): Entry =>
  seal({
    ...after,
    seq: after.seq + 1,
    bookSeq: 99,
    prevHash: after.hash,
    key: "forged",
    text: "Door 9 was closed.",
    ...more,
  });
