/** Where the chain in a database stands. */
import type { Database } from "better-sqlite3";
import { BOOK_NAMES } from "../logbook/books.ts";
import { type ChainTail, EMPTY_TAIL } from "../logbook/compose.ts";
import type { ChainHead, Entry } from "../logbook/entry.ts";

export function tailOf(db: Database): ChainTail {
  const head = db.prepare<[], ChainHead>("SELECT seq, hash FROM entries ORDER BY seq DESC LIMIT 1").get();
  if (!head) return EMPTY_TAIL;
  const last = db
    .prepare<[Entry["book"]], number | null>("SELECT max(book_seq) FROM entries WHERE book = ?")
    .pluck();
  const books = BOOK_NAMES.map((book) => [book, last.get(book) ?? 0] as const);
  return { head, books: Object.fromEntries(books) };
}
