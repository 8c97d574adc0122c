/**
 * The agenda: the deadlines of all alerts, the next one always at hand. A heap, because a thousand alerts that
 * are silenced at once all sound again at once. A life that has changed since it was put down is passed over.
 */
import type { Life } from "./life.ts";
import { comesBefore, type Due, firstOf } from "./running.ts";

export class Agenda {
  readonly #heap: Due[] = [];
  readonly #isCurrent: (life: Life) => boolean;

  constructor(isCurrent: (life: Life) => boolean) {
    this.#isCurrent = isCurrent;
  }

  put(life: Life): void {
    const due = firstOf(life);
    if (!due) return;
    let at = this.#heap.push(due) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#swapIfBefore(at, parent)) return;
      at = parent;
    }
  }

  next(): Due | undefined {
    for (let first = this.#heap[0]; first; first = this.#heap[0]) {
      if (this.#isCurrent(first.life)) return first;
      this.#drop();
    }
    return undefined;
  }

  #drop(): void {
    const last = this.#heap.pop();
    if (!last || this.#heap.length === 0) return;
    this.#heap[0] = last;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const right = this.#isBefore(left + 1, left) ? left + 1 : left;
      if (!this.#swapIfBefore(right, at)) return;
      at = right;
    }
  }

  #isBefore(a: number, b: number): boolean {
    const one = this.#heap[a];
    const other = this.#heap[b];
    return one !== undefined && other !== undefined && comesBefore(one, other);
  }

  #swapIfBefore(a: number, b: number): boolean {
    const one = this.#heap[a];
    const other = this.#heap[b];
    if (!one || !other || !comesBefore(one, other)) return false;
    this.#heap[a] = other;
    this.#heap[b] = one;
    return true;
  }
}
