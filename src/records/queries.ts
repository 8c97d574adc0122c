/** Reading the log: for the front office, the commands and exports. Never writes, never delays the writer. */
import Database from "better-sqlite3";
import type { Alert } from "../alerts/alert.ts";
import type { Json } from "../kernel/json.ts";
import { NOTHING_WRITTEN } from "../logbook/chain.ts";
import type { ChainHead, Entry, EntryAsStored } from "../logbook/entry.ts";
import type { SignedHead } from "../logbook/signature.ts";
import { knownVersion } from "./migrate.ts";
import {
  asStored,
  type EntryRow,
  entryOf,
  type HeadRow,
  type RawRow,
  ROW_COLUMNS,
  SELECT_HEAD,
} from "./rows.ts";

export interface EntryFilter {
  readonly book?: Entry["book"] | undefined;
  /** By time of the event, UTC ISO 8601; from inclusive, to exclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Entries after this number. */
  readonly after?: number | undefined;
  /** Entries before this number: for paging back. */
  readonly before?: number | undefined;
  /** The last so many, given in order. */
  readonly last?: number | undefined;
}

export interface LogQueries {
  /** In order, from after `seq`, at most so many: for the cursor of a broker. */
  entriesAfter(seq: number, most: number): readonly Entry[];
  entries(filter: EntryFilter): IterableIterator<Entry>;
  /** All of them for verification, in order, as they are stored. */
  asStored(): IterableIterator<EntryAsStored>;
  /** Those that correct one of the entries numbered from first to last, wherever they stand. */
  correctionsOf(first: number, last: number): readonly Entry[];
  /** Those whose key begins so, in order: the acts of one kind, the occasions of one rule. */
  keyed(beginning: string): readonly Entry[];
  heads(): IterableIterator<SignedHead>;
  head(): ChainHead;
  /** Undefined before the first entry. */
  signedHead(): SignedHead | undefined;
  alerts(): readonly Alert[];
  /** Their changes in a period, wall time; from inclusive, to exclusive. */
  alertsChanged(from: number, to: number): readonly Alert[];
  kept(): readonly (readonly [key: string, value: Json])[];
  /** 0 for a broker that has had nothing yet. */
  cursor(broker: string): number;
  topics(broker: string): readonly string[];
  close(): void;
}

/** `asOfNow`: every answer is of the moment of opening, whatever is written meanwhile. */
export interface Reading {
  readonly asOfNow?: boolean;
}

/** Opens a log beside its writer, or a copy of one; a `-wal` beside it belongs to it. */
export function openQueries(path: string, { asOfNow = false }: Reading = {}): LogQueries {
  const db = new Database(path, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    knownVersion(db);
    if (asOfNow) {
      db.exec("BEGIN");
      queries(db).head();
    }
    return { ...queries(db), close: () => void db.close() };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The same on a handle that is already open. */
export function queries(db: Database.Database): Omit<LogQueries, "close"> {
  return {
    entriesAfter: (seq, most) =>
      db
        .prepare<[number, number], EntryRow>("SELECT * FROM entries WHERE seq > ? ORDER BY seq LIMIT ?")
        .all(seq, most)
        .map(entryOf),
    entries: (filter) => mapped(rowsOf(db, filter), entryOf),
    asStored: () => storedIn(db),
    correctionsOf: (first, last) =>
      db
        .prepare<[number, number], EntryRow>(
          "SELECT * FROM entries WHERE amends BETWEEN ? AND ? ORDER BY seq",
        )
        .all(first, last)
        .map(entryOf),
    keyed: (beginning) =>
      db
        .prepare<[string, string], EntryRow>("SELECT * FROM entries WHERE key >= ? AND key < ? ORDER BY seq")
        .all(beginning, `${beginning}\u{10ffff}`)
        .map(entryOf),
    heads: () => db.prepare<[], HeadRow>(`${SELECT_HEAD} ORDER BY seq`).iterate(),
    head: () =>
      db.prepare<[], ChainHead>("SELECT seq, hash FROM entries ORDER BY seq DESC LIMIT 1").get() ??
      NOTHING_WRITTEN,
    signedHead: () => db.prepare<[], HeadRow>(`${SELECT_HEAD} ORDER BY seq DESC LIMIT 1`).get(),
    alerts: () =>
      db
        .prepare<[], string>("SELECT alert FROM alerts ORDER BY id")
        .pluck()
        .all()
        .map((text) => JSON.parse(text) as Alert),
    alertsChanged: (from, to) =>
      db
        .prepare<[number, number], string>(
          "SELECT alert FROM alert_history WHERE changed_at >= ? AND changed_at < ? ORDER BY n",
        )
        .pluck()
        .all(from, to)
        .map((text) => JSON.parse(text) as Alert),
    kept: () =>
      db
        .prepare<[], { key: string; value: string }>("SELECT key, value FROM kept ORDER BY key")
        .all()
        .map(({ key, value }) => [key, JSON.parse(value) as Json] as const),
    cursor: (broker) =>
      db.prepare<[string], number>("SELECT cursor FROM shore_cursors WHERE broker = ?").pluck().get(broker) ??
      0,
    topics: (broker) =>
      db
        .prepare<[string], string>("SELECT topic FROM shore_topics WHERE broker = ? ORDER BY topic")
        .pluck()
        .all(broker),
  };
}

function* storedIn(db: Database.Database): Generator<EntryAsStored> {
  const rows = db.prepare<[], RawRow>(`SELECT ${ROW_COLUMNS} FROM entries ORDER BY seq`).raw().iterate();
  for (const row of rows) yield asStored(row);
}

function rowsOf(
  db: Database.Database,
  { book, from, to, after, before, last }: EntryFilter,
): IterableIterator<EntryRow> {
  const conditions = [
    book !== undefined && "book = @book",
    from !== undefined && "at >= @from",
    to !== undefined && "at < @to",
    after !== undefined && "seq > @after",
    before !== undefined && "seq < @before",
  ].filter((condition) => condition !== false);
  const where = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
  // Within a book both numbers give the same order, and only the second is indexed with the book.
  const order = book === undefined ? "seq" : "book_seq";
  const chosen =
    last === undefined
      ? `SELECT * FROM entries ${where} ORDER BY ${order}`
      : `SELECT * FROM (SELECT * FROM entries ${where} ORDER BY ${order} DESC LIMIT @last) ORDER BY seq`;
  return db.prepare<object, EntryRow>(chosen).iterate({ book, from, to, after, before, last });
}

function* mapped<A, B>(rows: Iterable<A>, map: (row: A) => B): Generator<B> {
  for (const row of rows) yield map(row);
}
