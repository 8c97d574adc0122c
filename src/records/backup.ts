/**
 * A copy of a log that is in use, as it stands at one moment. The writer is not delayed: the copy is read in one
 * transaction of its own. It is whole and on the disk before it bears its name.
 */

import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";

/** Throws when there is a file of that name already: a backup never takes the place of another. */
export function backUp(log: string, to: string): void {
  if (existsSync(to))
    throw new Error(
      `There is a file ${to} already, and a backup never takes the place of another. Name a new one.`,
    );
  if (!existsSync(dirname(to))) throw new Error(`There is no folder ${dirname(to)} to put the backup in.`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  const db = new Database(log, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    db.prepare("VACUUM INTO ?").run(unfinished);
    sync(unfinished);
    linkSync(unfinished, to);
    sync(dirname(to));
  } finally {
    db.close();
    rmSync(unfinished, { force: true });
  }
}

function sync(path: string): void {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}
