/** A logbook in memory, for replays: the same composing and the same chain, with virtual time as time of writing. */
import type { Book } from "../rules/words.ts";
import { type ChainTail, compose, EMPTY_TAIL } from "./compose.ts";
import type { ChainHead, Entry, StampedDraft } from "./entry.ts";

export interface MemoryLogbook {
  /** The entry made, or undefined when its key has been written before. */
  write(draft: StampedDraft, writtenAt: number): Entry | undefined;
  head(): ChainHead;
  entries(): readonly Entry[];
}

export function memoryLogbook(start: ChainTail = EMPTY_TAIL): MemoryLogbook {
  let tail = start;
  const entries: Entry[] = [];
  const keys = new Set<string>();
  const books = new Map<number, Book>();
  return {
    write(draft, writtenAt) {
      if (keys.has(draft.key)) return undefined;
      const next = compose(draft, tail, writtenAt, (seq) => books.get(seq));
      tail = next.tail;
      keys.add(draft.key);
      books.set(next.entry.seq, next.entry.book);
      entries.push(next.entry);
      return next.entry;
    },
    head: () => tail.head,
    entries: () => entries,
  };
}
