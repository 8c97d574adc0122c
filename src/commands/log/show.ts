/** `log show`: the log as a page of the book, or one JSON object a line. */

import type { BookLine } from "../../logbook/amendment.ts";
import { pageOf } from "../../logbook/books.ts";
import type { EntryFilter, LogQueries } from "../../records/queries.ts";
import { linesOf } from "./lines.ts";
import { enteredLater, positionWords, printable, second } from "./words.ts";

export function* shown(log: LogQueries, filter: EntryFilter, json: boolean): Generator<string> {
  if (!json) yield `${HEADING}\n`;
  for (const line of linesOf(log, filter)) {
    yield json ? `${JSON.stringify({ ...line.entry, correctedBy: line.correctedBy })}\n` : `${row(line)}\n`;
  }
}

const WIDTHS = { seq: 7, page: 20, at: 20, position: 22 };

const columns = (seq: string, page: string, at: string, position: string, text: string): string =>
  `${seq.padStart(WIDTHS.seq)}  ${page.padEnd(WIDTHS.page)}  ${at.padEnd(WIDTHS.at)}  ${position.padEnd(WIDTHS.position)}  ${text}`;

const HEADING = columns("entry", "book, page", "time (UTC)", "position", "text; by whom");

function row({ entry, correctedBy }: BookLine): string {
  const struck = correctedBy.length > 0;
  const text = struck ? `~~${entry.text}~~ [struck: see entry ${correctedBy.join(", ")}]` : entry.text;
  const corrects = entry.amends === null ? "" : ` [corrects entry ${entry.amends}]`;
  const written = enteredLater(entry);
  const late = written === undefined ? "" : ` [entered ${written}]`;
  const by = entry.author === "watch" ? "" : `; ${entry.author}`;
  const rule = entry.rule === null ? "" : ` (${entry.rule})`;
  return columns(
    String(entry.seq),
    `${entry.book} ${pageOf(entry.bookSeq)}`,
    second(entry.at),
    positionWords(entry),
    printable(`${text}${rule}${corrects}${late}${by}`),
  );
}
