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

/** All that stand in line for one moment: what one message refreshes mostly runs out together. */
interface Moment<S> {
  readonly mono: number;
  /** The first to be taken stands last, once they are in order. */
  slots: S[];
  inOrder: boolean;
}

export function createDeadlines<S extends Slot>(): Deadlines<S> {
  const heap: Moment<S>[] = [];
  const moments = new Map<number, Moment<S>>();

  const push = (moment: Moment<S>): void => {
    let i = heap.length;
    heap.push(moment);
    while (i > 0) {
      const up = (i - 1) >> 1;
      const parent = heap[up];
      if (parent === undefined || parent.mono <= moment.mono) break;
      heap[i] = parent;
      i = up;
    }
    heap[i] = moment;
  };

  const dropFirst = (): void => {
    const moment = heap.pop();
    if (moment === undefined || heap.length === 0) return;
    let i = 0;
    for (;;) {
      const left = heap[2 * i + 1];
      const right = heap[2 * i + 2];
      if (left === undefined) break;
      const smaller = right !== undefined && right.mono < left.mono ? right : left;
      if (moment.mono <= smaller.mono) break;
      heap[i] = smaller;
      i = smaller === left ? 2 * i + 1 : 2 * i + 2;
    }
    heap[i] = moment;
  };

  const lineUp = (slot: S, mono: number): void => {
    slot.queued = mono;
    if (mono === Number.POSITIVE_INFINITY) return;
    const moment = moments.get(mono);
    if (moment !== undefined) {
      moment.slots.push(slot);
      moment.inOrder = false;
      return;
    }
    const made = { mono, slots: [slot], inOrder: true };
    moments.set(mono, made);
    push(made);
  };

  /** Whether this is where the slot stands in line; if so, and its deadline is later now, it moves on. */
  const isDue = (slot: S, { mono }: Moment<S>): boolean => {
    if (slot.queued !== mono) return false;
    if (slot.deadline === mono) return true;
    lineUp(slot, slot.deadline);
    return false;
  };

  /** The earliest moment at which something is due, its first slot standing last. */
  const first = (): Moment<S> | undefined => {
    for (;;) {
      const moment = heap[0];
      if (moment === undefined) return undefined;
      if (!moment.inOrder) {
        moment.slots = moment.slots.filter((slot) => isDue(slot, moment)).sort((a, b) => b.order - a.order);
        moment.inOrder = true;
      }
      const slot = moment.slots.at(-1);
      if (slot !== undefined && isDue(slot, moment)) return moment;
      moment.slots.pop();
      if (moment.slots.length > 0) continue;
      moments.delete(moment.mono);
      dropFirst();
    }
  };

  return {
    set(slot, deadline) {
      slot.deadline = deadline;
      if (deadline < slot.queued) lineUp(slot, deadline);
    },
    next: () => first()?.mono,
    take(mono) {
      const moment = first();
      if (moment === undefined || moment.mono > mono) return undefined;
      const slot = moment.slots.pop();
      if (slot !== undefined) {
        slot.deadline = Number.POSITIVE_INFINITY;
        slot.queued = Number.POSITIVE_INFINITY;
      }
      return slot;
    },
  };
}
