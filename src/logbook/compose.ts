/** From a draft to an entry: its number, its page, its times and its place in the chain. */
import { iso } from "../kernel/clock.ts";
import type { EntryDraft } from "../rules/finding.ts";
import type { Book } from "../rules/words.ts";
import { headOf, NOTHING_WRITTEN, seal } from "./chain.ts";
import type { ChainHead, Entry, EntryPosition, StampedDraft, TimeSource } from "./entry.ts";

/** Where the next entry is to go. */
export interface ChainTail {
  readonly head: ChainHead;
  /** The last number used in each book. */
  readonly books: Readonly<Partial<Record<Book, number>>>;
}

export const EMPTY_TAIL: ChainTail = { head: NOTHING_WRITTEN, books: {} };

/** What the watch knows of time and place at this moment. */
export interface Stamp {
  readonly at: number;
  readonly timeSource: TimeSource;
  readonly position: EntryPosition;
}

/** A draft older than this is a late entry: where the ship is now is not where it happened. */
const LATE = 60_000;

/**
 * Puts time source and position on a draft. A late entry has neither: its time is the word of its author, and
 * its position was not taken.
 */
export function stamp(draft: EntryDraft, known: Stamp): StampedDraft {
  const late = known.at - draft.at > LATE;
  return late
    ? { ...draft, timeSource: { source: "none", uncertainty: null }, position: null }
    : { ...draft, timeSource: known.timeSource, position: known.position };
}

/** Where the entry that a correction names stands; undefined when there is none. */
export type BookOf = (seq: number) => Book | undefined;

export function compose(
  draft: StampedDraft,
  tail: ChainTail,
  writtenAt: number,
  bookOf: BookOf,
): { readonly entry: Entry; readonly tail: ChainTail } {
  const { amends, book, text } = placed(draft, bookOf);
  const bookSeq = (tail.books[book] ?? 0) + 1;
  const entry = seal({
    seq: tail.head.seq + 1,
    book,
    bookSeq,
    at: iso(draft.at),
    writtenAt: iso(writtenAt),
    timeSource: { source: draft.timeSource.source, uncertainty: finite(draft.timeSource.uncertainty) },
    position: valid(draft.position),
    rule: draft.rule,
    ruleVersion: draft.ruleVersion,
    text: wellFormed(text),
    data: draft.data,
    author: wellFormed(draft.author),
    amends,
    key: wellFormed(draft.key),
    prevHash: tail.head.hash,
  });
  return { entry, tail: { head: headOf(entry), books: { ...tail.books, [book]: bookSeq } } };
}

/** A correction stands in the book of what it corrects; one that names no entry is kept all the same. */
function placed(draft: StampedDraft, bookOf: BookOf): { amends: number | null; book: Book; text: string } {
  if (draft.amends === undefined) return { amends: null, book: draft.book, text: draft.text };
  const book = bookOf(draft.amends);
  if (book) return { amends: draft.amends, book, text: draft.text };
  return {
    amends: null,
    book: draft.book,
    text: `${draft.text} (given as a correction of entry ${draft.amends}, which does not exist)`,
  };
}

/** What cannot be stored and read again the same is not sealed: half a surrogate pair, a number that is none. */
export const wellFormed = (text: string): string => Buffer.from(text, "utf8").toString("utf8");

const finite = (value: number | null): number | null => (Number.isFinite(value) ? value : null);

const valid = (position: EntryPosition): EntryPosition =>
  position && Number.isFinite(position.latitude) && Number.isFinite(position.longitude) ? position : null;
