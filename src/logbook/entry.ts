/** A log entry as it is kept: numbered, stamped, chained. */
import type { Json } from "../kernel/json.ts";
import type { EntryDraft } from "../rules/finding.ts";
import type { Book } from "../rules/words.ts";

/** Where wall time came from, and how far it may be off. */
export interface TimeSource {
  readonly source: "gnss" | "system" | "none";
  /** Milliseconds; null when nothing is known. */
  readonly uncertainty: number | null;
}

/** Degrees; null when no valid fix was at hand: a position is never invented. */
export type EntryPosition = { readonly latitude: number; readonly longitude: number } | null;

/** A draft with what the watch knew when it was made. */
export interface StampedDraft extends EntryDraft {
  readonly timeSource: TimeSource;
  readonly position: EntryPosition;
}

/** Everything that is hashed, in one value. Times are UTC, ISO 8601 with milliseconds. */
export interface EntryBody {
  readonly seq: number;
  readonly book: Book;
  readonly bookSeq: number;
  /** When it happened. */
  readonly at: string;
  /** When it was written. */
  readonly writtenAt: string;
  readonly timeSource: TimeSource;
  readonly position: EntryPosition;
  /** The provision that demands it, with the version of our reading of it. */
  readonly rule: string | null;
  readonly ruleVersion: number | null;
  readonly text: string;
  readonly data: { readonly [name: string]: Json };
  readonly author: string;
  /** The seq of the entry that this one corrects. */
  readonly amends: number | null;
  /** Same cause, same key. */
  readonly key: string;
  /** Hash of the entry before, 64 hex digits; of the first entry, 64 zeros (or the head of a chain set aside). */
  readonly prevHash: string;
}

export interface Entry extends EntryBody {
  /** SHA-256 over the canonical JSON of the body, 64 hex digits. */
  readonly hash: string;
}

/** An entry to be verified, with the text that its hash is of where the reader has it as it is stored. */
export interface EntryAsStored extends Entry {
  readonly contents?: string;
}

/** Where a chain stands: all that was ever written is bound by it. */
export interface ChainHead {
  /** 0 when nothing has been written. */
  readonly seq: number;
  readonly hash: string;
}
