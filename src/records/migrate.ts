/** Brings a database forward, one numbered step at a time, each whole or not at all. */
import type { Database } from "better-sqlite3";
import { migrations as all } from "./migrations/index.ts";
import type { Migration } from "./migrations/migration.ts";

/** Marks the file as a Watchkeeper log in its header: "Wtch". */
const APPLICATION_ID = 0x57746368;

export class NewerVersion extends Error {}

/** The version of a database that this program can read; throws when it is from a newer one. */
export function knownVersion(db: Database, migrations: readonly Migration[] = all): number {
  const version = db.pragma("user_version", { simple: true }) as number;
  const newest = migrations.at(-1)?.number ?? 0;
  if (version > newest) {
    throw new NewerVersion(
      `${db.name} was written by a newer Watchkeeper (log version ${version}; this one knows up to ${newest}). Install that version again, or set the file aside. Nothing was changed.`,
    );
  }
  return version;
}

/** Returns what was brought in. */
export function migrate(db: Database, migrations: readonly Migration[] = all): readonly Migration[] {
  const version = knownVersion(db, migrations);
  const due = migrations.filter(({ number }) => number > version);
  for (const { number, sql } of due) {
    db.transaction(() => {
      db.exec(sql);
      db.pragma(`application_id = ${APPLICATION_ID}`);
      db.pragma(`user_version = ${number}`);
    }).immediate();
  }
  return due;
}
