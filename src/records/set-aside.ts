/**
 * A log that cannot be read is never repaired and never deleted: it is set aside under another name, for the
 * inquiry, and a new chain is begun whose first entry names the head of the old one.
 */

import { existsSync, renameSync } from "node:fs";
import { basename } from "node:path";
import Database from "better-sqlite3";
import { iso } from "../kernel/clock.ts";
import type { ChainTail } from "../logbook/compose.ts";
import type { StampedDraft } from "../logbook/entry.ts";
import { readHeadNote } from "./head-note.ts";
import { type Salvage, salvage } from "./salvage.ts";
import { tailOf } from "./tail.ts";

export interface SetAside {
  readonly file: string;
  /** Undefined when neither the file nor the note beside it could tell. */
  readonly tail: ChainTail | undefined;
  readonly state: Salvage;
}

export function setAside(log: string, note: string, now: number): SetAside {
  const tail = [lastOf(log), readHeadNote(note)]
    .filter((known) => known !== undefined)
    .sort((a, b) => b.head.seq - a.head.seq)[0];
  const state = salvage(log);
  const file = unused(`${log}.damaged-${iso(now).replaceAll(/[-:]|\.\d+/g, "")}`);
  for (const part of ["-wal", "-shm", ""]) {
    if (existsSync(log + part)) renameSync(log + part, file + part);
  }
  return { file, tail, state };
}

/** The first entry of the new chain. */
export function begunAnew(
  { file, tail }: Pick<SetAside, "file" | "tail">,
  reason: string,
  now: number,
): StampedDraft {
  const old = tail
    ? `It follows entry ${tail.head.seq} of that file, hash ${tail.head.hash}.`
    : "Where that file ended could not be read.";
  return {
    key: `chain-begun:${basename(file)}`,
    book: "deck",
    at: now,
    rule: null,
    ruleVersion: null,
    text: `The logbook file was found damaged and set aside as ${basename(file)} (${reason}). A new chain begins here. ${old}`,
    data: { setAside: basename(file), reason, ...(tail && { continues: tail.head.hash }) },
    author: "watch",
    timeSource: { source: "system", uncertainty: null },
    position: null,
  };
}

/** A file set aside never takes the place of another. */
const unused = (file: string): string => (existsSync(file) ? unused(`${file}-again`) : file);

/** The last entry that a damaged file still gives. */
function lastOf(log: string): ChainTail | undefined {
  try {
    const db = new Database(log, { readonly: true, fileMustExist: true });
    try {
      return tailOf(db);
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}
