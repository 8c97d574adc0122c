/**
 * Verifies a log without trusting the ship: first the chain by itself, then the heads that the installation
 * signed, then the heads that were published ashore. Stops at the first bad row and says what was done.
 */
import { headOf, NOTHING_WRITTEN } from "./chain.ts";
import type { ChainHead, Entry, EntryAsStored } from "./entry.ts";
import type { Evidence } from "./evidence.ts";
import { type ChainFault, faultOf } from "./fault.ts";
import { type HeadCheck, headCheck } from "./head-check.ts";
import { references } from "./references.ts";

export interface Verdict {
  readonly whole: boolean;
  readonly fault?: ChainFault;
  readonly entries: number;
  readonly head: ChainHead;
  /** What the verdict rests on, and what it does not prove. */
  readonly notes: readonly string[];
}

/** Enough neighbours to tell a removal from a move. */
const NEIGHBOURS = 200;

export function verify(evidence: Evidence): Verdict {
  const rows = evidence.entries[Symbol.iterator]();
  const heads = headCheck(evidence);
  try {
    return walk(rows, heads, evidence.part === true);
  } finally {
    // Stopped at the first bad row, the readings of the database are still open.
    rows.return?.();
    heads.close();
  }
}

function walk(rows: Iterator<EntryAsStored>, heads: HeadCheck, part: boolean): Verdict {
  const notes: string[] = [];
  const before: Entry[] = [];
  const others = references();
  let chained: ChainHead | undefined;
  let count = 0;
  const verdict = (fault?: ChainFault): Verdict => ({
    whole: fault === undefined,
    ...(fault && { fault }),
    entries: count,
    head: chained ?? NOTHING_WRITTEN,
    notes: [...notes, ...heads.notes()],
  });

  for (let next = rows.next(); !next.done; next = rows.next()) {
    const row = next.value;
    if (!chained) {
      const start = startOf(row, part);
      if ("kind" in start) return verdict(start);
      if (start.seq > 0) notes.push(beginsAt(row));
      chained = start;
    }
    const here = chained;
    const around = () => ({ chained: here, before, after: take(rows, NEIGHBOURS) });
    const found = faultOf(row, here, around) ?? heads.entry(row) ?? others.entry(row);
    if (found) return verdict(found);
    count += 1;
    chained = headOf(row);
    before.push(row);
    if (before.length > NEIGHBOURS) before.shift();
  }
  return verdict(heads.end(chained ?? NOTHING_WRITTEN));
}

/** What the first row follows: nothing, a chain that was set aside, or, in a part, whatever came before. */
function startOf(first: Entry, part: boolean): ChainHead | ChainFault {
  if (first.seq === 1 && first.prevHash === NOTHING_WRITTEN.hash) return NOTHING_WRITTEN;
  if (part || continues(first)) return { seq: first.seq - 1, hash: first.prevHash };
  if (first.seq === 1) {
    return { kind: "changed", seq: 1, says: "Entry 1 names an entry before it, which does not exist." };
  }
  return { kind: "missing", seq: 1, says: `The entries before ${first.seq} were taken out.` };
}

const continues = ({ data, prevHash }: Entry): boolean => data.continues === prevHash;

const beginsAt = (first: Entry): string =>
  continues(first)
    ? `This chain begins at entry ${first.seq}: the file before it was damaged and set aside, and entry ${first.seq} names its head.`
    : `Begins at entry ${first.seq}: nothing is said about what came before.`;

function take(rows: Iterator<Entry>, most: number): Entry[] {
  const taken: Entry[] = [];
  for (let next = rows.next(); !next.done && taken.length < most; next = rows.next()) taken.push(next.value);
  return taken;
}
