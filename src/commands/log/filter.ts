/** The choice of entries that a person makes on the command line. */

import { iso } from "../../kernel/clock.ts";
import { BOOK_NAMES } from "../../logbook/books.ts";
import { type LoggedVoyage, VOYAGE_KEYS, voyagesOf } from "../../logbook/voyages.ts";
import type { EntryFilter, LogQueries } from "../../records/queries.ts";
import type { Book } from "../../rules/words.ts";
import { LogFailure } from "./failure.ts";

export interface FilterOptions {
  readonly book?: string;
  readonly from?: string;
  readonly to?: string;
  readonly limit?: string;
  readonly voyage?: string;
}

/** Wrong use is said before a log is opened; which period a voyage is, the log tells. */
export function filterOf(options: FilterOptions): (log: Pick<LogQueries, "keyed">) => EntryFilter {
  const { book, from, to, limit, voyage } = options;
  if (voyage !== undefined && (from !== undefined || to !== undefined)) {
    throw new LogFailure(2, "A voyage is a period: give --voyage, or --from and --to.");
  }
  const chosen = {
    ...(book !== undefined && { book: bookNamed(book) }),
    ...(from !== undefined && { from: momentOf(from, "--from") }),
    ...(to !== undefined && { to: momentOf(to, "--to") }),
    ...(limit !== undefined && { last: count(limit, "--limit") }),
  };
  if (voyage === undefined) return () => chosen;
  const number = voyage === "last" ? undefined : count(voyage, "--voyage");
  return (log) => ({ ...chosen, ...periodOf(voyagesOf(log.keyed(VOYAGE_KEYS)), number) });
}

/** With what was entered in port for it, up to and with the entry of its end. */
function periodOf(voyages: readonly LoggedVoyage[], number: number | undefined): EntryFilter {
  const voyage = number === undefined ? voyages.at(-1) : voyages[number - 1];
  if (!voyage) {
    const known = voyages.length === 0 ? "It holds none" : `It holds voyages 1 to ${voyages.length}`;
    throw new LogFailure(2, `There is no such voyage in this log. ${known}: see watchkeeper log voyages.`);
  }
  const { after, ended } = voyage;
  return { ...(after !== null && { from: past(after) }), ...(ended !== null && { to: past(ended) }) };
}

const past = (at: string): string => iso(Date.parse(at) + 1);

function bookNamed(name: string): Book {
  const book = BOOK_NAMES.find((known) => known === name);
  if (!book) throw new LogFailure(2, `There is no book "${name}"; the books are ${BOOK_NAMES.join(", ")}.`);
  return book;
}

/** A date alone is its beginning, and what names no zone is UTC, whatever zone this machine is set to. */
export function momentOf(text: string, option: string): string {
  const form = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/.exec(
    text.trim(),
  );
  const at = form ? Date.parse(`${form[1]}T${form[2] ?? "00:00"}${form[3] ?? "Z"}`) : Number.NaN;
  if (Number.isNaN(at)) {
    throw new LogFailure(2, `${option} ${text}: a time is written 2028-03-01 or 2028-03-01T18:30 (UTC).`);
  }
  return new Date(at).toISOString();
}

function count(text: string, option: string): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < 1)
    throw new LogFailure(2, `${option} ${text}: give a whole number from 1.`);
  return n;
}
