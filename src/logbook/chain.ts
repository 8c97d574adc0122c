/**
 * The chain: each entry carries the hash of the one before, so that none can be changed, taken out, put in
 * or moved without every later hash changing too.
 */
import { createHash } from "node:crypto";
import { canonical } from "../kernel/json.ts";
import type { ChainHead, Entry, EntryBody } from "./entry.ts";

/** What the first entry of a ship's first chain follows. */
export const NOTHING_WRITTEN: ChainHead = { seq: 0, hash: "0".repeat(64) };

/** SHA-256 over the canonical JSON of the body: its own hash, if it has one, is left out. */
export function hashOf(entry: EntryBody): string {
  const body = {
    seq: entry.seq,
    book: entry.book,
    bookSeq: entry.bookSeq,
    at: entry.at,
    writtenAt: entry.writtenAt,
    timeSource: { source: entry.timeSource.source, uncertainty: entry.timeSource.uncertainty },
    position: entry.position && {
      latitude: entry.position.latitude,
      longitude: entry.position.longitude,
    },
    rule: entry.rule,
    ruleVersion: entry.ruleVersion,
    text: entry.text,
    data: entry.data,
    author: entry.author,
    amends: entry.amends,
    key: entry.key,
    prevHash: entry.prevHash,
  };
  return createHash("sha256").update(canonical(body)).digest("hex");
}

export const seal = (body: EntryBody): Entry => ({ ...body, hash: hashOf(body) });

export const headOf = (entry: Entry): ChainHead => ({ seq: entry.seq, hash: entry.hash });
