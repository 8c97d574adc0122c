/**
 * One instance per store. The lock is SQLite's own exclusive lock on a small file beside the log: the kernel
 * gives it up when the process ends, however it ends, so nothing is left behind that a person must remove; and
 * within one process a second connection is refused too, so a worker that was restarted cannot meet its ghost.
 */

import { join } from "node:path";
import Database from "better-sqlite3";
import { troubleOf } from "./trouble.ts";

export class InUse extends Error {}

export interface StoreLock {
  release(): void;
}

export function lockStore(directory: string): StoreLock {
  const lock = new Database(join(directory, "store.lock"), { timeout: 0 });
  try {
    // Nothing is ever written to it, so that it needs no journal: on a full disk there is no room for one.
    lock.pragma("journal_mode = MEMORY");
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (troubleOf(error) !== "busy") throw error;
    throw new InUse(
      `Another Watchkeeper is writing to ${directory}. Stop it first, or give this one a store of its own.`,
      { cause: error },
    );
  }
  return { release: () => lock.close() };
}
