/**
 * The batches that the records office has not yet answered: some in its hands, the rest waiting here, where
 * they can be made smaller. Order is kept whatever happens; nothing is dropped but state that newer state has
 * replaced.
 */
import type { Batch } from "./protocol.ts";

export interface Unanswered {
  add(batch: Batch): void;
  /** The next to hand over, while fewer than so many are in hand. */
  handOver(most: number): Batch | undefined;
  answered(id: number): void;
  /** All that were in hand are to be handed over again, before the others. */
  takeBack(): void;
  batches(): number;
  /** Entries, alerts and batches, which is what they take in memory. */
  records(): number;
}

/** Waiting batches are gone through each time that their number has doubled. */
const COMPACTED_FROM = 256;

const weight = ({ drafts, alerts, acts }: Batch): number => 1 + drafts.length + alerts.length + acts.length;

export function createUnanswered(): Unanswered {
  let inHand: Batch[] = [];
  let waiting: Batch[] = [];
  /** Handed over so far, from the front of `waiting`. */
  let taken = 0;
  let records = 0;
  let compactAt = COMPACTED_FROM;

  const closeGap = (): void => {
    waiting = waiting.slice(taken);
    taken = 0;
  };

  return {
    add(batch) {
      waiting.push(batch);
      records += weight(batch);
      if (waiting.length - taken < compactAt) return;
      closeGap();
      waiting = compact(waiting);
      compactAt = waiting.length * 2;
    },
    handOver(most) {
      const next = inHand.length < most ? waiting[taken] : undefined;
      if (!next) return undefined;
      taken += 1;
      inHand.push(next);
      if (taken === waiting.length) {
        closeGap();
        compactAt = COMPACTED_FROM;
      }
      return next;
    },
    answered(id) {
      const done = inHand.find((batch) => batch.id === id);
      if (!done) return;
      inHand = inHand.filter((batch) => batch !== done);
      records -= weight(done);
    },
    takeBack() {
      closeGap();
      waiting = [...inHand, ...waiting];
      inHand = [];
    },
    batches: () => inHand.length + waiting.length - taken,
    records: () => records,
  };
}

/** Of what is kept under one key, and of one broker's cursor, only the newest is needed. */
export function compact(batches: readonly Batch[]): Batch[] {
  const keys = new Set<string>();
  const brokers = new Set<string>();
  return batches
    .toReversed()
    .map((batch) => ({
      ...batch,
      kept: batch.kept
        .toReversed()
        .filter(firstSight(keys, ([key]) => key))
        .reverse(),
      shore: batch.shore
        .toReversed()
        .filter(
          (progress) => progress.topics || firstSight(brokers, (of: typeof progress) => of.broker)(progress),
        )
        .reverse(),
    }))
    .reverse();
}

const firstSight =
  <T>(seen: Set<string>, name: (item: T) => string) =>
  (item: T): boolean => {
    const known = seen.has(name(item));
    seen.add(name(item));
    return !known;
  };
