/**
 * Messages that come in several sentences (ALF, ALC, AGL, NRX, VDM …): put together whatever the order, given
 * up when the rest does not come. A set is given up two seconds after its first part, by the stamps of what is
 * read, or when ten later sets have begun, since by then its sequential id means another message.
 */
import type { Instant } from "../../kernel/clock.ts";

const PATIENCE = 2000;
const LATER_SETS = 10;

/** What stands in front of every part: how many there are, which this is, and which message it belongs to. */
export interface Part {
  readonly total: number;
  readonly number: number;
  readonly id: string;
}

interface OpenSet<T> {
  readonly parts: (T | undefined)[];
  readonly begun: number;
  readonly ordinal: number;
}

export interface Assembly<T> {
  /** `complete` in order of number, when this part was the last to come; `lost`: a set that it displaces. */
  add(key: string, part: Part, content: T, when: Instant): { complete?: readonly T[]; lost?: Lost<T> };
  /** Sets that have waited long enough, oldest first. */
  expire(when: Instant): readonly Lost<T>[];
  readonly waiting: () => number;
  /** All that still wait, oldest first. */
  end(): readonly Lost<T>[];
}

/** A set given up; parts that never came are undefined. */
export type Lost<T> = readonly (T | undefined)[];

export function assembly<T>(): Assembly<T> {
  const open = new Map<string, OpenSet<T>>();
  let begun = 0;
  const stale = (set: OpenSet<T>, when: Instant): boolean =>
    when.mono - set.begun > PATIENCE || begun - set.ordinal > LATER_SETS;
  return {
    add(key, part, content, when) {
      const full = `${key} ${part.id} ${part.total}`;
      let set = open.get(full);
      let lost: Lost<T> | undefined;
      if (set?.parts[part.number - 1] !== undefined) {
        lost = set.parts;
        open.delete(full);
        set = undefined;
      }
      if (set === undefined) {
        begun += 1;
        set = {
          parts: Array.from<T | undefined>({ length: part.total }),
          begun: when.mono,
          ordinal: begun,
        };
        open.set(full, set);
      }
      set.parts[part.number - 1] = content;
      const complete = set.parts.filter((one) => one !== undefined);
      if (complete.length < part.total) return lost ? { lost } : {};
      open.delete(full);
      return lost ? { complete, lost } : { complete };
    },
    waiting: () => open.size,
    expire(when) {
      const given: Lost<T>[] = [];
      for (const [key, set] of open) {
        if (!stale(set, when)) break;
        open.delete(key);
        given.push(set.parts);
      }
      return given;
    },
    end() {
      const given = [...open.values()].map((set) => set.parts);
      open.clear();
      return given;
    },
  };
}
