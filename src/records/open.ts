/** Opens the store for its only writer: locked, durable, brought up to date, and whole as far as can be seen. */

import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { type SigningKey, signingKey } from "../logbook/signature.ts";
import { verify } from "../logbook/verify.ts";
import { type HeadNote, headNote, readHeadNote } from "./head-note.ts";
import { lockStore, type StoreLock } from "./lock.ts";
import { migrate } from "./migrate.ts";
import { type EntryRow, entryOf } from "./rows.ts";
import { begunAnew, type SetAside, setAside } from "./set-aside.ts";
import { tailOf } from "./tail.ts";
import { troubleOf, wordsOf } from "./trouble.ts";
import { createWriter, type Writer } from "./writer.ts";

export const LOG_FILE = "log.sqlite";

/** As many of the last entries are verified at each start; the whole is for `log verify`. */
const VERIFIED_AT_START = 1000;

export interface Store {
  readonly db: Database.Database;
  readonly writer: Writer;
  readonly key: SigningKey;
  /** What was found or done on opening, in plain words. */
  readonly notes: readonly string[];
  /** Writes the log back into one file and gives up the lock. */
  close(): void;
  /** The file gave a sign of damage: it is read through from end to end at the next start. */
  suspect(reason: string): void;
}

export function openStore(directory: string, now: number): Store {
  mkdirSync(directory, { recursive: true, mode: 0o750 });
  const lock = lockStore(directory);
  try {
    return openLocked(directory, now, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openLocked(directory: string, now: number, lock: StoreLock): Store {
  const path = join(directory, LOG_FILE);
  const mark = `${path}.suspect`;
  const notePath = `${path}.head`;
  const key = signingKey(directory);
  const notes: string[] = [];

  let aside: (SetAside & { reason: string }) | undefined;
  let opened: Opened;
  try {
    opened = wholeAsNoted(openLog(path, existsSync(mark)), notePath);
  } catch (error) {
    if (!(error instanceof Shorter) && troubleOf(error) !== "damaged") throw error;
    const reason = error instanceof Shorter ? error.message : wordsOf(error);
    aside = { ...setAside(path, notePath, now), reason };
    opened = openLog(path, false);
    notes.push(
      `The logbook ${path} is damaged: ${reason}. It was set aside as ${aside.file}; a new chain begins.`,
    );
  }
  notes.push(...opened.notes);
  const { db } = opened;
  const note = headNote(notePath);
  syncDirectory(directory);
  rmSync(mark, { force: true });

  const writer = createWriter(db, key, note, aside?.tail ?? tailOf(db));
  if (aside) {
    const drafts = [begunAnew(aside, aside.reason, now)];
    writer.write([{ id: 0, at: now, drafts, acts: [], ...aside.state }], now);
  }
  return {
    db,
    writer,
    key,
    notes,
    close: () => closeStore(db, note, lock),
    suspect: (reason) => writeFileSync(mark, reason),
  };
}

interface Opened {
  readonly db: Database.Database;
  readonly notes: readonly string[];
}

/** The log ends before an entry that had been recorded. */
class Shorter extends Error {}

/** A log that was lost, emptied, or put back from an older copy opens without a fault: only the note can tell. */
function wholeAsNoted(opened: Opened, notePath: string): Opened {
  const noted = readHeadNote(notePath)?.head.seq ?? 0;
  const { seq } = tailOf(opened.db).head;
  if (seq >= noted) return opened;
  opened.db.close();
  throw new Shorter(`it ends at entry ${seq}, and had reached entry ${noted}`);
}

/**
 * A failed fsync leaves pages that the system counts as written and that are not on the disk (Linux marks them
 * clean). Checkpointing at each opening writes them into the main file again, and syncs it, before a batch that
 * was sent twice can be answered as recorded on the strength of them.
 */
function openLog(path: string, readThrough: boolean): Opened {
  const db = new Database(path, { timeout: 5000 });
  try {
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = FULL");
    db.pragma("journal_size_limit = 16777216");
    db.pragma("foreign_keys = ON");
    migrate(db);
    checkpoint(db);
    if (readThrough) readFromEndToEnd(db);
    return { db, notes: lastEntriesVerified(db) };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** On a full disk the log is opened all the same: what it holds can be read, and the reserve is given up by writing. */
function checkpoint(db: Database.Database): void {
  try {
    db.pragma("wal_checkpoint(TRUNCATE)");
  } catch (error) {
    if (troubleOf(error) !== "disk-full") throw error;
  }
}

function readFromEndToEnd(db: Database.Database): void {
  const found = db.pragma("quick_check(1)", { simple: true });
  if (found !== "ok") throw new Database.SqliteError(String(found), "SQLITE_CORRUPT");
}

function lastEntriesVerified(db: Database.Database): string[] {
  const entries = db
    .prepare<[number], EntryRow>("SELECT * FROM entries ORDER BY seq DESC LIMIT ?")
    .all(VERIFIED_AT_START)
    .reverse()
    .map(entryOf);
  const verdict = verify({ entries, heads: [], keys: [], published: [], part: true });
  return verdict.fault
    ? [
        `The logbook does not verify: ${verdict.fault.says} It is kept as it stands; run "watchkeeper log verify".`,
      ]
    : [];
}

function closeStore(db: Database.Database, note: HeadNote, lock: StoreLock): void {
  if (db.open) db.close();
  note.close();
  lock.release();
}

function syncDirectory(path: string): void {
  const directory = openSync(path, "r");
  fsyncSync(directory);
  closeSync(directory);
}
