import type { Migration } from "./migration.ts";

/** What must be as it was after a restart: alerts, acts, and the watch's own state. */
export const alertsAndActs: Migration = {
  number: 2,
  brings: "alerts and their history, acts, and what the watch keeps over a restart",
  sql: `
    CREATE TABLE alerts (
      id     TEXT PRIMARY KEY,
      state  TEXT NOT NULL,
      alert  TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE alert_history (
      n           INTEGER PRIMARY KEY,
      id          TEXT    NOT NULL,
      occurrence  INTEGER NOT NULL,
      state       TEXT    NOT NULL,
      changed_at  INTEGER NOT NULL,
      alert       TEXT    NOT NULL,
      UNIQUE (id, occurrence, changed_at, state)
    ) STRICT;
    CREATE TRIGGER alert_history_stays BEFORE UPDATE ON alert_history
      BEGIN SELECT RAISE(ABORT, 'the history of alerts is never changed'); END;
    CREATE TRIGGER alert_history_remains BEFORE DELETE ON alert_history
      BEGIN SELECT RAISE(ABORT, 'the history of alerts is never deleted'); END;

    CREATE TABLE acts (
      n    INTEGER PRIMARY KEY,
      at   INTEGER NOT NULL,
      act  TEXT    NOT NULL,
      UNIQUE (at, act)
    ) STRICT;
    CREATE TRIGGER acts_stay BEFORE UPDATE ON acts
      BEGIN SELECT RAISE(ABORT, 'an act is never changed'); END;
    CREATE TRIGGER acts_remain BEFORE DELETE ON acts
      BEGIN SELECT RAISE(ABORT, 'an act is never deleted'); END;

    CREATE TABLE kept (
      key    TEXT PRIMARY KEY,
      value  TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
