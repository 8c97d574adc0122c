/** Where the chain in a database stands. */
import type { Database } from "better-sqlite3";
import { type ChainTail, EMPTY_TAIL } from "../logbook/compose.ts";
import type { ChainHead } from "../logbook/entry.ts";
import type { Book } from "../rules/words.ts";

export function tailOf(db: Database): ChainTail {
  const head = db.prepare<[], ChainHead>("SELECT seq, hash FROM entries ORDER BY seq DESC LIMIT 1").get();
  if (!head) return EMPTY_TAIL;
  const books = db
    .prepare<[], { book: Book; last: number }>(
      "SELECT book, max(book_seq) AS last FROM entries GROUP BY book",
    )
    .all();
  return { head, books: Object.fromEntries(books.map(({ book, last }) => [book, last])) };
}
