/**
 * The writer: batches that wait are written together in one transaction (group commit), whose head is signed
 * with it. An answer is given after the commit has been synced, and not before.
 */
import type { Database } from "better-sqlite3";
import { iso } from "../kernel/clock.ts";
import { canonical, type Json } from "../kernel/json.ts";
import { type ChainTail, compose, wellFormed } from "../logbook/compose.ts";
import type { ChainHead, Entry, StampedDraft } from "../logbook/entry.ts";
import type { SigningKey } from "../logbook/signature.ts";
import type { HeadNote } from "./head-note.ts";
import type { Batch } from "./protocol.ts";
import { INSERT_ENTRY, INSERT_HEAD, rowOf } from "./rows.ts";
import { type Part, statePart } from "./state.ts";
import { troubleOf, wordsOf } from "./trouble.ts";

export interface Written {
  readonly batch: number;
  readonly entries: readonly { readonly key: string; readonly seq: number }[];
}

export interface Writer {
  /** All of them or, when it throws, none. The same batch again changes nothing. */
  write(batches: readonly Batch[], now: number): readonly Written[];
  head(): ChainHead;
}

export function createWriter(db: Database, key: SigningKey, note: HeadNote, start: ChainTail): Writer {
  const begin = db.prepare("BEGIN IMMEDIATE");
  const commit = db.prepare("COMMIT");
  const rollback = db.prepare("ROLLBACK");
  const insertEntry = db.prepare(INSERT_ENTRY);
  const insertHead = db.prepare(INSERT_HEAD);
  const seqOfKey = db.prepare<[string], number>("SELECT seq FROM entries WHERE key = ?").pluck();
  const bookOf = db.prepare<[number], Entry["book"]>("SELECT book FROM entries WHERE seq = ?").pluck();
  const state = statePart(db);
  let tail = start;

  const writeEntry = (draft: StampedDraft, now: number): number => {
    const known = seqOfKey.get(wellFormed(draft.key));
    if (known !== undefined) return known;
    const next = compose(draft, tail, now, (seq) => bookOf.get(seq));
    insertEntry.run(rowOf(next.entry));
    tail = next.tail;
    return next.entry.seq;
  };

  /** One item that cannot be kept as it was given keeps nobody else out, and is itself kept as it came. */
  const keepAll = (parts: readonly Part[], now: number): void => {
    for (const { item, keep } of parts) {
      try {
        keep();
      } catch (error) {
        if (troubleOf(error) !== "item") throw error;
        writeEntry(unkept(item, wordsOf(error), now), now);
      }
    }
  };

  /** Signed and committed whole, or as it was before. */
  const inOneCommit = <T>(now: number, work: () => T): T => {
    const before = tail;
    begin.run();
    try {
      const done = work();
      if (tail !== before) insertHead.run(key.sign(tail.head, iso(now)));
      commit.run();
      if (tail !== before) note.write(tail);
      return done;
    } catch (error) {
      tail = before;
      if (db.inTransaction) rollback.run();
      throw error;
    }
  };

  const writeBatch = (batch: Batch, now: number): Written => {
    const entries: { key: string; seq: number }[] = [];
    const drafts = batch.drafts.map((draft) => ({
      item: draft as unknown as Json,
      keep: () => void entries.push({ key: draft.key, seq: writeEntry(draft, now) }),
    }));
    keepAll([...drafts, ...state(batch)], now);
    return { batch: batch.id, entries };
  };

  return {
    write: (batches, now) => inOneCommit(now, () => batches.map((batch) => writeBatch(batch, now))),
    head: () => tail.head,
  };
}

function unkept(item: Json, because: string, now: number): StampedDraft {
  const given = canonical(item);
  return {
    key: `unkept:${given}`,
    book: "deck",
    at: now,
    rule: null,
    ruleVersion: null,
    text: "A record could not be kept in the form in which it was given; it stands here as it came.",
    data: { given, because },
    author: "watch",
    timeSource: { source: "system", uncertainty: null },
    position: null,
  };
}
