/**
 * Deadlines in order of time. Refreshing is far more common than running out, so a later deadline is only
 * noted, and the queue finds out when the earlier one comes up.
 */

/** What carries a deadline. `queued` belongs to the queue: the time at which it last stood in line. */
export interface Slot {
  /** Monotonic milliseconds; Infinity for none. */
  deadline: number;
  queued: number;
  /** Decides between equal deadlines, so that the same input gives the same order. */
  readonly order: number;
}

export interface Deadlines<S extends Slot> {
  set(slot: S, deadline: number): void;
  next(): number | undefined;
  /** Takes out the slot whose deadline is the earliest, if it is not after `mono`. */
  take(mono: number): S | undefined;
}

interface Place<S> {
  readonly mono: number;
  readonly slot: S;
}

const before = <S extends Slot>(a: Place<S>, b: Place<S>): boolean =>
  a.mono < b.mono || (a.mono === b.mono && a.slot.order < b.slot.order);

export function createDeadlines<S extends Slot>(): Deadlines<S> {
  const heap: Place<S>[] = [];

  const push = (place: Place<S>): void => {
    let i = heap.length;
    heap.push(place);
    while (i > 0) {
      const up = (i - 1) >> 1;
      const parent = heap[up];
      if (parent === undefined || !before(place, parent)) break;
      heap[i] = parent;
      i = up;
    }
    heap[i] = place;
  };

  const dropFirst = (): void => {
    const place = heap.pop();
    if (place === undefined || heap.length === 0) return;
    let i = 0;
    for (;;) {
      const left = heap[2 * i + 1];
      const right = heap[2 * i + 2];
      if (left === undefined) break;
      const smaller = right !== undefined && before(right, left) ? right : left;
      if (!before(smaller, place)) break;
      heap[i] = smaller;
      i = smaller === left ? 2 * i + 1 : 2 * i + 2;
    }
    heap[i] = place;
  };

  /** The first slot whose place in line is its true deadline. */
  const first = (): Place<S> | undefined => {
    for (;;) {
      const top = heap[0];
      if (top === undefined) return undefined;
      const { slot } = top;
      if (top.mono === slot.queued && slot.deadline === top.mono) return top;
      dropFirst();
      if (top.mono !== slot.queued) continue;
      slot.queued = slot.deadline;
      if (slot.deadline !== Number.POSITIVE_INFINITY) push({ mono: slot.deadline, slot });
    }
  };

  return {
    set(slot, deadline) {
      slot.deadline = deadline;
      if (deadline >= slot.queued) return;
      slot.queued = deadline;
      push({ mono: deadline, slot });
    },
    next: () => first()?.mono,
    take(mono) {
      const top = first();
      if (top === undefined || top.mono > mono) return undefined;
      dropFirst();
      top.slot.deadline = Number.POSITIVE_INFINITY;
      top.slot.queued = Number.POSITIVE_INFINITY;
      return top.slot;
    },
  };
}
