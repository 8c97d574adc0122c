/**
 * history.sqlite: the readings, for whoever looks into a matter later. It may lose its last seconds in a power
 * cut, keeps to its quota by dropping the oldest, and is begun anew when it is damaged: no rule demands it.
 */

import { rmSync } from "node:fs";
import Database from "better-sqlite3";
import { canonical } from "../kernel/json.ts";
import type { HistoryBatch } from "./protocol.ts";
import { troubleOf, wordsOf } from "./trouble.ts";

export interface History {
  write(batch: HistoryBatch): void;
  close(): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS readings (
    n        INTEGER PRIMARY KEY,
    signal   TEXT NOT NULL,
    at       INTEGER NOT NULL,
    quality  TEXT NOT NULL,
    value    TEXT NOT NULL,
    source   TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS readings_of ON readings (signal, at);
`;

/** Rows dropped at a time, so that no single write waits long. */
const DROPPED_AT_ONCE = 5000;

export function openHistory(path: string, quota: number, says: (words: string) => void): History {
  const db = opened(path, says);
  const add = db.prepare("INSERT INTO readings (signal, at, quality, value, source) VALUES (?, ?, ?, ?, ?)");
  const drop = db.prepare("DELETE FROM readings WHERE n < (SELECT min(n) FROM readings) + ?");
  const pages = (name: string): number => db.pragma(name, { simple: true }) as number;
  const used = (): number => (pages("page_count") - pages("freelist_count")) * pages("page_size");

  const write = db.transaction(({ readings }: HistoryBatch) => {
    for (const { signal, at, quality, value, source } of readings) {
      add.run(signal, Math.round(at), quality, canonical(value), source);
    }
    if (used() > quota) drop.run(Math.max(DROPPED_AT_ONCE, 2 * readings.length));
  });
  return { write: (batch) => write.immediate(batch), close: () => void db.close() };
}

function opened(path: string, says: (words: string) => void): Database.Database {
  try {
    return openDatabase(path);
  } catch (error) {
    if (troubleOf(error) !== "damaged") throw error;
    says(
      `The history ${path} is damaged (${wordsOf(error)}) and was begun anew. The log is not touched by this.`,
    );
    for (const part of ["", "-wal", "-shm"]) rmSync(path + part, { force: true });
    return openDatabase(path);
  }
}

function openDatabase(path: string): Database.Database {
  const db = new Database(path, { timeout: 1000 });
  try {
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = NORMAL");
    db.pragma("journal_size_limit = 16777216");
    db.exec(SCHEMA);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
