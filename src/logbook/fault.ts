/** Where a row does not fit the chain: what was done to it, as far as the rows around it tell. */
import { digest, hashOf } from "./chain.ts";
import type { ChainHead, Entry, EntryAsStored } from "./entry.ts";

export type Tampering =
  /** The words, times or numbers are not those that were sealed. */
  | "changed"
  /** Rows have been taken out. */
  | "missing"
  /** A row has been put in. */
  | "inserted"
  /** Rows have changed places. */
  | "reordered"
  /** The end is gone. */
  | "cut-off"
  /** Rows stand at the end that the records office did not write, or that should not be there. */
  | "added"
  /** The chain was sealed anew: it holds together, but it is not the one that was signed or published. */
  | "rewritten"
  /** A correction, a defect made good or a countersignature names an entry that is not what it says. */
  | "false-reference"
  /** A head carries a signature that is not the installation's. */
  | "falsely-signed";

export interface ChainFault {
  readonly kind: Tampering;
  /** The first bad row; of rows taken out, the first that is not there. */
  readonly seq: number;
  readonly says: string;
}

/** Where a row stands among its neighbours when the chain breaks at it. */
export interface Surroundings {
  /** What the chain stood at before this row. */
  readonly chained: ChainHead;
  /** Some verified rows before it, the nearest last. */
  readonly before: readonly Entry[];
  /** Some rows after it, not verified. */
  readonly after: readonly Entry[];
}

const fault = (kind: Tampering, seq: number, says: string): ChainFault => ({ kind, seq, says });

/** Undefined when the row fits. */
export function faultOf(
  row: EntryAsStored,
  chained: ChainHead,
  around: () => Surroundings,
): ChainFault | undefined {
  const hash = row.contents === undefined ? hashOf(row) : digest(row.contents);
  if (hash !== row.hash) return unsealed(row, around());
  if (row.seq === chained.seq + 1 && row.prevHash === chained.hash) return undefined;
  return unlinked(row, around());
}

/** The row's own hash is not that of its contents. */
function unsealed(row: Entry, { before, after }: Surroundings): ChainFault {
  const next = after[0];
  const sealedAs = numberSealed(row, [...before, ...after]);
  if (sealedAs === undefined) {
    const strange = next && (next.seq === row.seq || numberSealed(next, [row]) === row.seq);
    return strange
      ? fault(
          "inserted",
          row.seq,
          `Entry ${row.seq} was put in: it is not sealed, and the next belongs in its place.`,
        )
      : fault(
          "changed",
          row.seq,
          `Entry ${row.seq} was changed: its contents are not those that were sealed.`,
        );
  }
  if (sealedAs < row.seq) {
    return fault("inserted", sealedAs, `Entry ${sealedAs} was put in, and those after it were renumbered.`);
  }
  if (after.some((other) => sealedFor(other, row))) {
    return fault("reordered", row.seq, `Entry ${row.seq} was moved: it was sealed as entry ${sealedAs}.`);
  }
  const gone = numbers(row.seq, sealedAs - 1);
  return fault("missing", row.seq, `${gone} taken out, and those after renumbered.`);
}

/** The row is sealed, but does not follow what stands before it. */
function unlinked(row: Entry, { chained, before, after }: Surroundings): ChainFault {
  const expected = chained.seq + 1;
  const prev = before.at(-1);
  if (row.seq > expected) {
    return after.some((other) => other.seq === expected)
      ? fault("reordered", expected, `Entry ${expected} stands out of its place, after entry ${row.seq}.`)
      : fault("missing", expected, `${numbers(expected, row.seq - 1)} taken out.`);
  }
  if (row.seq < expected) {
    return before.some((other) => other.seq === row.seq)
      ? fault("inserted", row.seq, `There is a second entry ${row.seq}.`)
      : fault("reordered", row.seq, `Entry ${row.seq} stands out of its place, after entry ${chained.seq}.`);
  }
  if (prev && row.prevHash === prev.prevHash) {
    return fault("inserted", prev.seq, `Entry ${prev.seq} was put in: the next follows the one before it.`);
  }
  const next = after[0];
  if (next && next.prevHash === chained.hash) {
    return fault("inserted", row.seq, `Entry ${row.seq} was put in: the next follows the one before it.`);
  }
  if (prev && (!next || next.prevHash === row.hash)) {
    return fault(
      "changed",
      prev.seq,
      `Entry ${prev.seq} was changed and sealed anew: the next names another.`,
    );
  }
  return fault(
    "changed",
    row.seq,
    `Entry ${row.seq} was changed and sealed anew: it names another before it.`,
  );
}

const numbers = (first: number, last: number): string =>
  first === last ? `Entry ${first} was` : `Entries ${first} to ${last} were`;

/** The number under which a row was sealed, if it is that of one of its neighbours or beside its own. */
function numberSealed(row: Entry, neighbours: readonly Entry[]): number | undefined {
  const beside = [-1, 1].map((by) => ({ seq: row.seq + by, bookSeq: row.bookSeq + by }));
  return [...beside, ...neighbours].find((place) => sealedFor(row, place))?.seq;
}

/** Whether a row's hash is that of its contents with this number, its number in the book moved along or not. */
function sealedFor(row: Entry, place: { readonly seq: number; readonly bookSeq: number }): boolean {
  const inBook = new Set([row.bookSeq, place.bookSeq, row.bookSeq - 1, row.bookSeq + 1]);
  return [...inBook].some((bookSeq) => hashOf({ ...row, seq: place.seq, bookSeq }) === row.hash);
}
