/** Deadlines of many things, the next one at hand without looking at all: a heap that forgets lazily. */
export interface Deadlines<K> {
  /** Sets, moves or (undefined) removes the deadline of a key; monotonic ms. */
  set(key: K, mono: number | undefined): void;
  next(): number | undefined;
  /** Removes and gives the keys due up to then, earliest first; of the same moment, in the order they were set. */
  take(mono: number): readonly K[];
}

interface Node<K> {
  readonly mono: number;
  readonly order: number;
  readonly key: K;
}

const before = <K>(a: Node<K>, b: Node<K>): boolean =>
  a.mono < b.mono || (a.mono === b.mono && a.order < b.order);

export function createDeadlines<K>(): Deadlines<K> {
  const heap: Node<K>[] = [];
  const current = new Map<K, Node<K>>();
  let order = 0;

  const swap = (i: number, j: number): void => {
    const a = heap[i];
    const b = heap[j];
    if (a && b) [heap[i], heap[j]] = [b, a];
  };
  const less = (i: number, j: number): boolean => {
    const a = heap[i];
    const b = heap[j];
    return a !== undefined && b !== undefined && before(a, b);
  };

  function push(node: Node<K>): void {
    heap.push(node);
    for (let i = heap.length - 1; i > 0; ) {
      const parent = (i - 1) >> 1;
      if (!less(i, parent)) break;
      swap(i, parent);
      i = parent;
    }
  }

  function pop(): Node<K> | undefined {
    swap(0, heap.length - 1);
    const top = heap.pop();
    for (let i = 0; ; ) {
      let least = i;
      if (less(2 * i + 1, least)) least = 2 * i + 1;
      if (less(2 * i + 2, least)) least = 2 * i + 2;
      if (least === i) break;
      swap(i, least);
      i = least;
    }
    return top;
  }

  function top(): Node<K> | undefined {
    for (;;) {
      const node = heap[0];
      if (node === undefined || current.get(node.key) === node) return node;
      pop();
    }
  }

  return {
    set(key, mono) {
      const known = current.get(key);
      if (known?.mono === mono) return;
      if (mono === undefined) {
        current.delete(key);
        return;
      }
      order += 1;
      const node = { mono, order, key };
      current.set(key, node);
      push(node);
    },
    next: () => top()?.mono,
    take(mono) {
      const keys: K[] = [];
      for (let node = top(); node !== undefined && node.mono <= mono; node = top()) {
        pop();
        current.delete(node.key);
        keys.push(node.key);
      }
      return keys;
    },
  };
}
