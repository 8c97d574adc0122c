import type { Migration } from "./migration.ts";

/** Entries and signed heads. No row can be changed or taken out, not even by a program that errs. */
export const entries: Migration = {
  number: 1,
  brings: "log entries and signed heads",
  sql: `
    CREATE TABLE entries (
      seq           INTEGER PRIMARY KEY,
      book          TEXT    NOT NULL,
      book_seq      INTEGER NOT NULL,
      at            TEXT    NOT NULL,
      written_at    TEXT    NOT NULL,
      time_source   TEXT    NOT NULL,
      uncertainty   REAL,
      latitude      REAL,
      longitude     REAL,
      rule          TEXT,
      rule_version  INTEGER,
      text          TEXT    NOT NULL,
      data          TEXT    NOT NULL,
      author        TEXT    NOT NULL,
      amends        INTEGER,
      key           TEXT    NOT NULL UNIQUE,
      prev_hash     TEXT    NOT NULL,
      hash          TEXT    NOT NULL,
      UNIQUE (book, book_seq)
    ) STRICT;
    CREATE INDEX entries_at ON entries (at);
    CREATE INDEX entries_amends ON entries (amends) WHERE amends IS NOT NULL;
    CREATE TRIGGER entries_stay BEFORE UPDATE ON entries
      BEGIN SELECT RAISE(ABORT, 'a log entry is never changed: correct it by a further entry'); END;
    CREATE TRIGGER entries_remain BEFORE DELETE ON entries
      BEGIN SELECT RAISE(ABORT, 'a log entry is never deleted'); END;
    CREATE TRIGGER entries_follow BEFORE INSERT ON entries
      WHEN NEW.seq <= (SELECT max(seq) FROM entries)
      BEGIN SELECT RAISE(ABORT, 'a log entry is added at the end only'); END;

    CREATE TABLE heads (
      seq        INTEGER PRIMARY KEY,
      hash       TEXT NOT NULL,
      at         TEXT NOT NULL,
      key        TEXT NOT NULL,
      signature  TEXT NOT NULL
    ) STRICT;
    CREATE TRIGGER heads_stay BEFORE UPDATE ON heads
      BEGIN SELECT RAISE(ABORT, 'a signed head is never changed'); END;
    CREATE TRIGGER heads_remain BEFORE DELETE ON heads
      BEGIN SELECT RAISE(ABORT, 'a signed head is never deleted'); END;
    CREATE TRIGGER heads_follow BEFORE INSERT ON heads
      WHEN NEW.seq <= (SELECT max(seq) FROM heads)
      BEGIN SELECT RAISE(ABORT, 'a signed head is added at the end only'); END;
  `,
};
