import type { Migration } from "./migration.ts";

/** How far each broker ashore has the log. A cursor never goes back. */
export const shore: Migration = {
  number: 3,
  brings: "how far each broker ashore has the log, and which retained topics it holds",
  sql: `
    CREATE TABLE shore_cursors (
      broker  TEXT PRIMARY KEY,
      cursor  INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER shore_cursors_advance BEFORE UPDATE ON shore_cursors WHEN NEW.cursor < OLD.cursor
      BEGIN SELECT RAISE(ABORT, 'a cursor never goes back'); END;

    CREATE TABLE shore_topics (
      broker  TEXT NOT NULL,
      topic   TEXT NOT NULL,
      PRIMARY KEY (broker, topic)
    ) STRICT, WITHOUT ROWID;
  `,
};
