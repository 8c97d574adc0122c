/** From entries to the pages of the book, in words. */
import type { BookLine } from "../../../logbook/amendment.ts";
import { BOOK_NAMES, BOOK_TITLES, pageOf } from "../../../logbook/books.ts";
import type { Entry } from "../../../logbook/entry.ts";
import { enteredLater, positionWords, printable, second } from "../words.ts";
import type { PrintedLine, PrintedPage } from "./job.ts";

/** `countersigned`: what was countersigned first at or after this entry, in words; null while nothing was. */
export function pagesOf(
  lines: Iterable<BookLine>,
  countersigned: (last: Entry) => string | null,
): readonly PrintedPage[] {
  const books = new Map(BOOK_NAMES.map((book) => [book, new Map<number, BookLine[]>()] as const));
  for (const line of lines) {
    const pages = books.get(line.entry.book);
    const number = pageOf(line.entry.bookSeq);
    const page = pages?.get(number);
    if (page) page.push(line);
    else pages?.set(number, [line]);
  }
  return [...books].flatMap(([book, pages]) =>
    [...pages].map(([page, onIt]) => {
      const last = onIt.at(-1);
      return {
        title: BOOK_TITLES[book],
        page,
        lines: onIt.map(printedLine),
        countersigned: last ? countersigned(last.entry) : null,
      };
    }),
  );
}

function printedLine({ entry, correctedBy }: BookLine): PrintedLine {
  const late = enteredLater(entry);
  const { attributed } = entry.data;
  return {
    seq: entry.seq,
    bookSeq: entry.bookSeq,
    time: second(entry.at),
    timeNote: TIME_NOTES[entry.timeSource.source],
    position: positionWords(entry),
    text: printable(entry.text),
    provision: entry.rule === null ? null : `${entry.rule}, reading ${entry.ruleVersion ?? "unknown"}`,
    by: printable(entry.author),
    attributed: typeof attributed === "string" ? attributed : null,
    late: late === undefined ? null : `entered ${late}`,
    corrections: [
      ...(entry.amends === null ? [] : [`Corrects entry ${entry.amends}.`]),
      ...(correctedBy.length === 0 ? [] : [`Struck: see entry ${correctedBy.join(", ")}.`]),
    ].join(" "),
    struck: correctedBy.length > 0,
  };
}

const TIME_NOTES: Readonly<Record<Entry["timeSource"]["source"], string | null>> = {
  gnss: null,
  system: "machine's clock",
  none: "as stated",
};
