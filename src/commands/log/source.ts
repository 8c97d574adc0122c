/** What a log command reads: the database, in use or a copy, or an export of it. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { PUBLIC_KEY_FILE } from "../../logbook/signature.ts";
import { NewerVersion } from "../../records/migrate.ts";
import { LOG_FILE } from "../../records/open.ts";
import { type LogQueries, openQueries } from "../../records/queries.ts";
import { wordsOf } from "../../records/trouble.ts";
import { LogFailure } from "./failure.ts";

/** The file that was named, or the log in the store that was named. */
export function logFile(given: string): string {
  const path = existsSync(given) && statSync(given).isDirectory() ? join(given, LOG_FILE) : given;
  if (!existsSync(path)) throw new LogFailure(3, `There is no log at ${path}.`);
  return path;
}

export function isDatabase(path: string): boolean {
  const start = Buffer.alloc(16);
  const file = openSync(path, "r");
  try {
    readSync(file, start, 0, 16, 0);
  } finally {
    closeSync(file);
  }
  return start.toString("latin1") === "SQLite format 3\0";
}

/** The public key that lies beside the log, if one does. */
export function keyBeside(path: string): string | undefined {
  const key = join(dirname(path), PUBLIC_KEY_FILE);
  return existsSync(key) ? key : undefined;
}

/**
 * Opens a log for reading; it is not changed. Where the medium cannot be written to, SQLite cannot make the
 * index that it needs of the `-wal`: then a copy of both is read.
 */
export function openLog(path: string): LogQueries {
  try {
    return opened(path);
  } catch (error) {
    if (!/CANTOPEN|READONLY/.test(wordsOf(error))) throw unreadable(path, error);
  }
  const directory = mkdtempSync(join(tmpdir(), "watchkeeper-log-"));
  const discard = (): void => rmSync(directory, { recursive: true, force: true });
  try {
    const copy = join(directory, basename(path));
    for (const part of ["", "-wal"]) if (existsSync(path + part)) copyFileSync(path + part, copy + part);
    const log = opened(copy);
    return {
      ...log,
      close() {
        log.close();
        discard();
      },
    };
  } catch (error) {
    discard();
    throw unreadable(path, error);
  }
}

const opened = (path: string): LogQueries => openQueries(path, { asOfNow: true });

const unreadable = (path: string, error: unknown): LogFailure =>
  error instanceof NewerVersion
    ? new LogFailure(3, error.message, error)
    : new LogFailure(3, `${path} cannot be read as a log: ${wordsOf(error)}.`, error);
