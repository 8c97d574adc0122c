/** The chosen entries with what strikes them, some at a time: a log of ten years is not held in memory. */
import { type BookLine, bookLines } from "../../logbook/amendment.ts";
import type { EntryFilter, LogQueries } from "../../records/queries.ts";

const AT_A_TIME = 500;

export function* linesOf(log: LogQueries, filter: EntryFilter): Generator<BookLine> {
  for (const entries of chunks(log.entries(filter), AT_A_TIME)) {
    const first = entries[0];
    const last = entries.at(-1);
    if (first && last) yield* bookLines(entries, log.correctionsOf(first.seq, last.seq));
  }
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
