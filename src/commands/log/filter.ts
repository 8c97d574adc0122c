/** The choice of entries that a person makes on the command line. */

import { BOOK_NAMES } from "../../logbook/books.ts";
import type { EntryFilter } from "../../records/queries.ts";
import type { Book } from "../../rules/words.ts";
import { LogFailure } from "./failure.ts";

export interface FilterOptions {
  readonly book?: string;
  readonly from?: string;
  readonly to?: string;
  readonly limit?: string;
}

export function filterOf({ book, from, to, limit }: FilterOptions): EntryFilter {
  return {
    ...(book !== undefined && { book: bookNamed(book) }),
    ...(from !== undefined && { from: time(from, "--from") }),
    ...(to !== undefined && { to: time(to, "--to") }),
    ...(limit !== undefined && { last: count(limit) }),
  };
}

function bookNamed(name: string): Book {
  const book = BOOK_NAMES.find((known) => known === name);
  if (!book) throw new LogFailure(2, `There is no book "${name}"; the books are ${BOOK_NAMES.join(", ")}.`);
  return book;
}

/** A date alone is its beginning, and what names no zone is UTC, whatever zone this machine is set to. */
function time(text: string, option: string): string {
  const form = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/.exec(
    text.trim(),
  );
  const at = form ? Date.parse(`${form[1]}T${form[2] ?? "00:00"}${form[3] ?? "Z"}`) : Number.NaN;
  if (Number.isNaN(at)) {
    throw new LogFailure(2, `${option} ${text}: a time is written 2028-03-01 or 2028-03-01T18:30 (UTC).`);
  }
  return new Date(at).toISOString();
}

function count(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new LogFailure(2, `--limit ${text}: give a whole number from 1.`);
  return n;
}
