/** Entries and heads as rows of log.sqlite, both ways. */

import { canonical } from "../kernel/json.ts";
import { canonicalBody } from "../logbook/chain.ts";
import type { Entry, EntryAsStored } from "../logbook/entry.ts";
import type { SignedHead } from "../logbook/signature.ts";

export interface EntryRow {
  readonly seq: number;
  readonly book: string;
  readonly book_seq: number;
  readonly at: string;
  readonly written_at: string;
  readonly time_source: string;
  readonly uncertainty: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly rule: string | null;
  readonly rule_version: number | null;
  readonly text: string;
  readonly data: string;
  readonly author: string;
  readonly amends: number | null;
  readonly key: string;
  readonly prev_hash: string;
  readonly hash: string;
}

export const INSERT_ENTRY = `INSERT INTO entries VALUES (@seq, @book, @book_seq, @at, @written_at, @time_source,
  @uncertainty, @latitude, @longitude, @rule, @rule_version, @text, @data, @author, @amends, @key, @prev_hash, @hash)`;

export const INSERT_HEAD = "INSERT INTO heads VALUES (@seq, @hash, @at, @key, @signature)";

export const rowOf = (entry: Entry): EntryRow => ({
  seq: entry.seq,
  book: entry.book,
  book_seq: entry.bookSeq,
  at: entry.at,
  written_at: entry.writtenAt,
  time_source: entry.timeSource.source,
  uncertainty: entry.timeSource.uncertainty,
  latitude: entry.position?.latitude ?? null,
  longitude: entry.position?.longitude ?? null,
  rule: entry.rule,
  rule_version: entry.ruleVersion,
  text: entry.text,
  data: canonical(entry.data),
  author: entry.author,
  amends: entry.amends,
  key: entry.key,
  prev_hash: entry.prevHash,
  hash: entry.hash,
});

/** A row as it stands, believed to be nothing until it is verified. */
export const entryOf = (row: EntryRow): Entry => ({
  seq: row.seq,
  book: row.book as Entry["book"],
  bookSeq: row.book_seq,
  at: row.at,
  writtenAt: row.written_at,
  timeSource: { source: row.time_source as Entry["timeSource"]["source"], uncertainty: row.uncertainty },
  position:
    row.latitude === null || row.longitude === null
      ? null
      : { latitude: row.latitude, longitude: row.longitude },
  rule: row.rule,
  ruleVersion: row.rule_version,
  text: row.text,
  data: dataOf(row.data),
  author: row.author,
  amends: row.amends,
  key: row.key,
  prevHash: row.prev_hash,
  hash: row.hash,
});

/** The columns in their order, as SQLite gives them fastest. */
export const ROW_COLUMNS =
  "seq, book, book_seq, at, written_at, time_source, uncertainty, latitude, longitude, rule, rule_version, text, data, author, amends, key, prev_hash, hash";

export type RawRow = readonly [
  seq: number,
  book: string,
  bookSeq: number,
  at: string,
  writtenAt: string,
  timeSource: string,
  uncertainty: number | null,
  latitude: number | null,
  longitude: number | null,
  rule: string | null,
  ruleVersion: number | null,
  text: string,
  data: string,
  author: string,
  amends: number | null,
  key: string,
  prevHash: string,
  hash: string,
];

/**
 * A row for verification: the text that was sealed, made of the columns as they stand. Its data is neither read nor
 * written anew: in another form that means the same it is not what was sealed.
 */
export function asStored(row: RawRow): EntryAsStored {
  const [seq, book, bookSeq, at, writtenAt, source, uncertainty, latitude, longitude, ...rest] = row;
  const [rule, ruleVersion, text, data, author, amends, key, prevHash, hash] = rest;
  const entry = {
    seq,
    book: book as Entry["book"],
    bookSeq,
    at,
    writtenAt,
    timeSource: { source: source as Entry["timeSource"]["source"], uncertainty },
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    rule,
    ruleVersion,
    text,
    get data() {
      return dataOf(data);
    },
    author,
    amends,
    key,
    prevHash,
    hash,
    contents: "",
  };
  entry.contents = canonicalBody(entry, data);
  return entry;
}

/** Data that is no JSON was not written by us: the row is shown with what stands there, and fails its hash. */
function dataOf(text: string): Entry["data"] {
  try {
    return JSON.parse(text) as Entry["data"];
  } catch {
    return { unreadable: text };
  }
}

export const SELECT_HEAD = "SELECT seq, hash, at, key, signature FROM heads";
export type HeadRow = SignedHead;
