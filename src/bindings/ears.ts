/** Where on a port what is listened for: by formatter, by PGN and instance, by point. */
import type { Instant } from "../kernel/clock.ts";
import type { Fields, Message } from "../wire/message.ts";

export type SentenceEar = (fields: Fields, when: Instant, talker: string) => void;
export type PgnEar = (message: Extract<Message, { is: "pgn" }>, when: Instant) => void;
/** `next`: the point after it, where the same answer brought it; halves of two answers do not belong together. */
export type PointEar = (value: number | boolean, when: Instant, next: number | boolean | undefined) => void;
type Table = Extract<Message, { is: "points" }>["table"];

/** Messages without instance, or bindings that take any. */
const ANY = -1;

/** canboat has words for the first two engines of 127488 and its like, and numbers for the rest. */
const ENGINES: ReadonlyMap<unknown, number> = new Map([
  ["Single Engine or Dual Engine Port", 0],
  ["Dual Engine Starboard", 1],
]);

export interface Ears {
  readonly sentence: (formatter: string, ear: SentenceEar) => void;
  readonly pgn: (pgn: number, instance: number | undefined, ear: PgnEar) => void;
  readonly point: (table: Table, number: number, ear: PointEar) => void;
  readonly whenLost: (ear: (when: Instant, because: string) => void) => void;
  /** Formatters, PGNs as text, and points as `input 12`, that somebody listens for. */
  readonly wanted: () => ReadonlySet<string>;
  readonly hear: (message: Message, when: Instant) => void;
  readonly lost: (when: Instant, because: string) => void;
}

function listAt<K, V>(map: Map<K, V[]>, key: K): V[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

export function createEars(): Ears {
  const sentences = new Map<string, SentenceEar[]>();
  const pgns = new Map<number, Map<number, PgnEar[]>>();
  const points: Record<Table, Map<number, PointEar[]>> = {
    input: new Map(),
    coil: new Map(),
    register: new Map(),
    holding: new Map(),
  };
  const losses: ((when: Instant, because: string) => void)[] = [];

  const hearPgn = (message: Extract<Message, { is: "pgn" }>, when: Instant): void => {
    const byInstance = pgns.get(message.pgn);
    if (byInstance === undefined) return;
    const { instance } = message.fields;
    const number = typeof instance === "number" ? instance : ENGINES.get(instance);
    const own = number === undefined ? undefined : byInstance.get(number);
    if (own !== undefined) for (const ear of own) ear(message, when);
    const any = byInstance.get(ANY);
    if (any !== undefined) for (const ear of any) ear(message, when);
  };

  return {
    sentence: (formatter, ear) => void listAt(sentences, formatter).push(ear),
    pgn(pgn, instance, ear) {
      const byInstance = pgns.get(pgn) ?? new Map<number, PgnEar[]>();
      pgns.set(pgn, byInstance);
      listAt(byInstance, instance ?? ANY).push(ear);
    },
    point: (table, number, ear) => void listAt(points[table], number).push(ear),
    whenLost: (ear) => void losses.push(ear),
    wanted: () =>
      new Set([
        ...sentences.keys(),
        ...[...pgns.keys()].map(String),
        ...Object.entries(points).flatMap(([table, ears]) => [...ears.keys()].map((n) => `${table} ${n}`)),
      ]),
    hear(message, when) {
      if (message.is === "pgn") hearPgn(message, when);
      else if (message.is === "sentence") {
        const ears = sentences.get(message.formatter);
        if (ears !== undefined) for (const ear of ears) ear(message.fields, when, message.talker);
      } else if (message.is === "points") {
        const table = points[message.table];
        let index = 0;
        for (const value of message.values) {
          const ears = table.get(message.from + index);
          index += 1;
          if (ears !== undefined) for (const ear of ears) ear(value, when, message.values[index]);
        }
      }
    },
    lost(when, because) {
      for (const loss of losses) loss(when, because);
    },
  };
}
