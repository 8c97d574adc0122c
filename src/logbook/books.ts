/** The books that the rules name, with their numbered pages. */
import type { Book } from "../rules/words.ts";

export const BOOK_TITLES: Readonly<Record<Book, string>> = {
  deck: "Deck logbook",
  engine: "Engine logbook",
  "watertight-doors": "Logbook of watertight doors and openings",
  drills: "Record of drills",
};

/** In the order in which they are listed. */
export const BOOK_NAMES = Object.keys(BOOK_TITLES) as readonly Book[];

/** As many entries as a page of the paper book holds. */
const ENTRIES_PER_PAGE = 25;

/** Pages are numbered from 1 and never renumbered: an entry's page follows from its number in the book. */
export const pageOf = (bookSeq: number): number => Math.ceil(bookSeq / ENTRIES_PER_PAGE);
