/**
 * Heads against rows: each signed head must name the row that stands at its number, and each published head
 * too. A head binds every row before it, so not every signature need be checked: one in a thousand is, and the
 * last, and when one of those is false, those between, to name the place.
 */
import type { ChainHead, Entry } from "./entry.ts";
import type { Evidence } from "./evidence.ts";
import type { ChainFault } from "./fault.ts";
import type { SignedHead } from "./signature.ts";

const CHECKED_ONE_IN = 1000;

export interface HeadCheck {
  /** A row that fits the chain; what is wrong with the heads that name it. */
  entry(row: Entry): ChainFault | undefined;
  /** After the last row. */
  end(last: ChainHead): ChainFault | undefined;
  notes(): readonly string[];
  close(): void;
}

export function headCheck({ heads, keys, published, closed }: Evidence): HeadCheck {
  const signed = heads[Symbol.iterator]();
  let next = signed.next();
  let unchecked: SignedHead[] = [];
  let vouched = 0;
  const ashore = published.toSorted((a, b) => a.seq - b.seq);
  const lastAshore = ashore.at(-1);
  let met = 0;
  const notes: string[] = [];

  const genuine = (head: SignedHead): boolean =>
    keys.some((key) => key.fingerprint === head.key && key.genuine(head));

  /** Checks the newest of the heads that wait; when it is false, finds the first that is. */
  const check = (): ChainFault | undefined => {
    const newest = unchecked.at(-1);
    if (!newest || keys.length === 0) return undefined;
    const bad = genuine(newest) ? undefined : unchecked.find((head) => !genuine(head));
    if (bad) return falselySigned(bad, (unchecked[unchecked.indexOf(bad) - 1]?.seq ?? vouched) + 1, keys);
    vouched = newest.seq;
    unchecked = [];
    return undefined;
  };

  return {
    entry(row) {
      for (; !next.done && next.value.seq <= row.seq; next = signed.next()) {
        const head = next.value;
        if (head.seq === row.seq && head.hash !== row.hash)
          return check() ?? rewritten(head, vouchedTo(unchecked, vouched));
        unchecked.push(head);
        if (unchecked.length < CHECKED_ONE_IN) continue;
        const bad = check();
        if (bad) return bad;
      }
      for (let head = ashore[met]; head && head.seq <= row.seq; head = ashore[met]) {
        if (head.seq === row.seq && head.hash !== row.hash)
          return notAsPublished(head, ashore[met - 1]?.seq ?? 0);
        met += 1;
      }
      return undefined;
    },
    end(last) {
      const bad = check();
      if (bad) return bad;
      if (!next.done) return cutOff(last, next.value.seq, "signed");
      const missing = ashore[met];
      if (missing) return cutOff(last, missing.seq, "published");
      if (keys.length === 0) notes.push("Signatures were not checked: no public key was given.");
      else if (last.seq > vouched) return unsigned(vouched + 1, last.seq);
      else notes.push(`Signed by the installation up to entry ${last.seq}.`);
      if (lastAshore && last.seq > lastAshore.seq) {
        if (closed) return added(lastAshore.seq + 1, last.seq);
        notes.push(
          `The published head vouches for entries up to ${lastAshore.seq}; ${last.seq - lastAshore.seq} follow it, about which it says nothing.`,
        );
      } else if (lastAshore) notes.push(`Ends at the published head, entry ${lastAshore.seq}.`);
      else
        notes.push(
          "Whether the end was cut off, or all sealed and signed anew by the key's holder, shows only against a published head.",
        );
      return undefined;
    },
    notes: () => notes,
    close: () => void signed.return?.(),
  };
}

const vouchedTo = (unchecked: readonly SignedHead[], vouched: number): number =>
  unchecked.at(-1)?.seq ?? vouched;

const between = (first: number, last: number): string =>
  first === last ? `entry ${first}` : `entries ${first} to ${last}`;

function falselySigned(head: SignedHead, first: number, keys: Evidence["keys"]): ChainFault {
  const known = keys.some((key) => key.fingerprint === head.key);
  return {
    kind: "falsely-signed",
    seq: first,
    says: known
      ? `The head at entry ${head.seq} does not carry the installation's signature: ${between(first, head.seq)} cannot be trusted.`
      : `The head at entry ${head.seq} is signed with the key ${head.key}, which was not given: ${between(first, head.seq)} cannot be trusted.`,
  };
}

const rewritten = (head: ChainHead, good: number): ChainFault => ({
  kind: "rewritten",
  seq: good + 1,
  says: `The chain was sealed anew: entry ${head.seq} is not the one that was signed. What was changed lies in ${between(good + 1, head.seq)}.`,
});

const notAsPublished = (head: ChainHead, good: number): ChainFault => ({
  kind: "rewritten",
  seq: good + 1,
  says: `Entry ${head.seq} is not the one that was published. What was changed lies in ${between(good + 1, head.seq)}.`,
});

const cutOff = (last: ChainHead, to: number, how: "signed" | "published"): ChainFault => ({
  kind: "cut-off",
  seq: last.seq + 1,
  says: `The end was cut off: a ${how} head names entry ${to}, and the rows end at ${last.seq}.`,
});

const unsigned = (first: number, last: number): ChainFault => ({
  kind: "added",
  seq: first,
  says: `${between(first, last)} stand${first === last ? "s" : ""} after the last signed head: the records office did not write this.`.replace(
    /^e/,
    "E",
  ),
});

const added = (first: number, last: number): ChainFault => ({
  kind: "added",
  seq: first,
  says: `The log was to end at entry ${first - 1}; ${between(first, last)} came after.`,
});
