/** `log export`: the chosen entries as JSON, which can be verified, as CSV for a spreadsheet, or as the book on paper. */
import type { Writable } from "node:stream";
import { BOOK_TITLES } from "../../logbook/books.ts";
import {
  COUNTERSIGN_KEYS,
  type Countersignature,
  countersignatures,
  firstCovering,
} from "../../logbook/countersignature.ts";
import type { Entry } from "../../logbook/entry.ts";
import { defectsOpenIn } from "../../records/open-defects.ts";
import type { EntryFilter, LogQueries } from "../../records/queries.ts";
import { csvHeading, csvRow } from "./csv.ts";
import { exportLines } from "./export-file.ts";
import { LogFailure } from "./failure.ts";
import { linesOf } from "./lines.ts";
import type { PrintedBook } from "./printed/job.ts";
import { pagesOf } from "./printed/pages.ts";
import { keyBeside } from "./source.ts";
import { second } from "./words.ts";

export const FORMATS = ["json", "csv", "pdf"] as const;
export type Format = (typeof FORMATS)[number];

export function formatNamed(name: string): Format {
  const format = FORMATS.find((known) => known === name);
  if (!format) throw new LogFailure(2, `--format ${name}: ${FORMATS.join(", ")}.`);
  return format;
}

const isWhole = (filter: EntryFilter): boolean => Object.keys(filter).length === 0;

export const asJson = (path: string, log: LogQueries, filter: EntryFilter): Iterable<string> =>
  exportLines(
    isWhole(filter) ? "whole" : "selection",
    keyBeside(path),
    log.entries(filter),
    isWhole(filter) ? log.heads() : [],
  );

export function* asCsv(log: LogQueries, filter: EntryFilter): Generator<string> {
  yield csvHeading;
  for (const line of linesOf(log, filter)) yield csvRow(line);
}

/** Laid out in memory: ten years at once would need more of it than there is. */
const MOST_PRINTED = 50_000;

export function asBook(
  log: LogQueries,
  filter: EntryFilter,
  { ship, madeAt }: { readonly ship: string; readonly madeAt: string },
): PrintedBook {
  const signed = countersignatures(log.keyed(COUNTERSIGN_KEYS));
  const lines = [];
  for (const line of linesOf(log, filter)) {
    lines.push(line);
    if (lines.length > MOST_PRINTED) {
      throw new LogFailure(
        2,
        `More than ${MOST_PRINTED} entries are too many for one print: choose a book or a period.`,
      );
    }
  }
  const { seq, hash } = log.head();
  return {
    prints: "book",
    ship,
    chosen: chosenWords(filter),
    madeAt,
    entries: lines.length,
    pages: pagesOf(lines, ({ seq: last }) => countersignedWords(firstCovering(signed, last))),
    openDefects: defectsOpenIn(log).map(defectWords),
    head: { head: `${seq}:${hash}`, signed: log.signedHead() ?? null },
  };
}

export const defectWords = ({ seq, at, text, author }: Entry): string =>
  `Entry ${seq}, ${second(at)}: ${text} (${author})`;

function chosenWords({ book, from, to, last }: EntryFilter): string {
  const period = [
    from && `from ${second(from)}`,
    to && `to ${second(to)}`,
    last && `the last ${last} entries`,
  ];
  const said = [book ? BOOK_TITLES[book] : "All books", ...period.filter(Boolean)];
  return said.join(", ");
}

const countersignedWords = (found: Countersignature | undefined): string | null =>
  found ? `${found.by}, ${second(found.at)}, entry ${found.seq} (${found.attributed})` : null;

/** A PDF on a terminal is noise, and a half of one a trap. */
export function mustNotBeTerminal(out: Writable & { readonly isTTY?: boolean }): void {
  if (out.isTTY) throw new LogFailure(2, "A PDF goes to a file: add > logbook.pdf");
}
