/** `log show`: the log as a page of the book, or one JSON object a line. */

import type { BookLine } from "../../logbook/amendment.ts";
import { bookLines } from "../../logbook/amendment.ts";
import { pageOf } from "../../logbook/books.ts";
import type { Entry } from "../../logbook/entry.ts";
import type { EntryFilter, LogQueries } from "../../records/queries.ts";

/** Lines are shown as they are read: a log of ten years is not held in memory. */
const AT_A_TIME = 500;

export function* shown(log: LogQueries, filter: EntryFilter, json: boolean): Generator<string> {
  if (!json) yield `${HEADING}\n`;
  for (const entries of chunks(log.entries(filter), AT_A_TIME)) {
    const first = entries[0];
    const last = entries.at(-1);
    if (!first || !last) continue;
    for (const line of bookLines(entries, log.correctionsOf(first.seq, last.seq))) {
      yield json ? `${JSON.stringify({ ...line.entry, correctedBy: line.correctedBy })}\n` : `${row(line)}\n`;
    }
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
  const by = entry.author === "watch" ? "" : `; ${entry.author}`;
  const rule = entry.rule === null ? "" : ` (${entry.rule})`;
  return columns(
    String(entry.seq),
    `${entry.book} ${pageOf(entry.bookSeq)}`,
    minute(entry.at),
    positionWords(entry),
    printable(`${text}${rule}${corrects}${lateness(entry)}${by}`),
  );
}

/** Text comes from people and devices: nothing in it may steer the terminal. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}+/gu, " ");

const minute = (time: string): string => time.slice(0, 19).replace("T", " ");

/** An entry written more than a minute after the event says when. */
function lateness({ at, writtenAt }: Entry): string {
  const late = Date.parse(writtenAt) - Date.parse(at) > 60_000;
  return late ? ` [entered ${minute(writtenAt)}]` : "";
}

/** Degrees and minutes, as in the chart room: `09°57.97'N 076°14.53'E`. */
function positionWords({ position }: Pick<Entry, "position">): string {
  if (!position) return "not known";
  const { latitude, longitude } = position;
  return `${degrees(latitude, 2)}${latitude < 0 ? "S" : "N"} ${degrees(longitude, 3)}${longitude < 0 ? "W" : "E"}`;
}

function degrees(value: number, digits: number): string {
  const hundredths = Math.round(Math.abs(value) * 6000);
  const whole = Math.floor(hundredths / 6000);
  return `${String(whole).padStart(digits, "0")}°${((hundredths % 6000) / 100).toFixed(2).padStart(5, "0")}'`;
}

function* chunks<T>(items: Iterable<T>, most: number): Generator<T[]> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < most) continue;
    yield chunk;
    chunk = [];
  }
  yield chunk;
}
