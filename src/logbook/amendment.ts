/**
 * Corrections. Nothing is erased: a further entry names the one it corrects, and a reader sees the first struck
 * through beside it (IMO A.916(22): wrong entries are struck out, not erased).
 */
import type { Entry } from "./entry.ts";

/** An entry as a reader of the book sees it. */
export interface BookLine {
  readonly entry: Entry;
  /** The entries that correct this one, oldest first; when there is one, this is shown struck through. */
  readonly correctedBy: readonly number[];
}

/** `corrections`: every entry that amends one of those shown, wherever it stands. */
export function bookLines(entries: readonly Entry[], corrections: Iterable<Entry> = entries): BookLine[] {
  const correctedBy = new Map<number, number[]>();
  for (const { seq, amends } of corrections) {
    if (amends === null) continue;
    const known = correctedBy.get(amends) ?? [];
    if (!known.includes(seq))
      correctedBy.set(
        amends,
        [...known, seq].sort((a, b) => a - b),
      );
  }
  return entries.map((entry) => ({ entry, correctedBy: correctedBy.get(entry.seq) ?? [] }));
}
