/** `log export --format csv`: for a spreadsheet, one row an entry. The JSON is the export that can be verified. */
import type { BookLine } from "../../logbook/amendment.ts";
import { BOOK_TITLES, pageOf } from "../../logbook/books.ts";

const COLUMNS: readonly (readonly [string, (line: BookLine) => string | number | null])[] = [
  ["entry", ({ entry }) => entry.seq],
  ["book", ({ entry }) => BOOK_TITLES[entry.book]],
  ["page", ({ entry }) => pageOf(entry.bookSeq)],
  ["number in book", ({ entry }) => entry.bookSeq],
  ["time of event (UTC)", ({ entry }) => entry.at],
  ["time of entry (UTC)", ({ entry }) => entry.writtenAt],
  ["time source", ({ entry }) => entry.timeSource.source],
  ["time uncertain by (ms)", ({ entry }) => entry.timeSource.uncertainty],
  ["latitude", ({ entry }) => entry.position?.latitude ?? null],
  ["longitude", ({ entry }) => entry.position?.longitude ?? null],
  ["provision", ({ entry }) => entry.rule],
  ["text", ({ entry }) => entry.text],
  ["entered by", ({ entry }) => entry.author],
  ["corrects entry", ({ entry }) => entry.amends],
  ["struck by entry", ({ correctedBy }) => correctedBy.join(" ")],
  ["hash", ({ entry }) => entry.hash],
];

export const csvHeading = `${COLUMNS.map(([name]) => name).join(",")}\r\n`;

export const csvRow = (line: BookLine): string =>
  `${COLUMNS.map(([, value]) => cell(value(line))).join(",")}\r\n`;

/** RFC 4180. Words that a spreadsheet would take for a formula are led by an apostrophe. */
function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
