/** What a sentence that may come in several parts is: how many at most, and how they are joined. */
import type { Fields } from "../message.ts";
import type { Part } from "./assembly.ts";

export interface Joined {
  readonly mostParts: number;
  /** Total and number are written in this base; 10 when left out. */
  readonly radix?: 10 | 16;
  /** The fields of the whole, from the fields of each part in order; undefined when it cannot stand. */
  readonly join: (parts: readonly (readonly string[] | undefined)[]) => Fields | undefined;
  /** Stands without the parts after the first when they do not come in time. */
  readonly withoutRest?: boolean;
}

const COUNT = { 10: /^\d{1,3}$/, 16: /^[0-9A-Fa-f]{1,2}$/ };

/** `total,number,sequential id` in front of every part; undefined when they make no sense. */
export function readPart(raw: readonly string[], { mostParts, radix = 10 }: Joined): Part | undefined {
  const [total = "", number = "", id = ""] = raw;
  if (!COUNT[radix].test(total) || !COUNT[radix].test(number)) return undefined;
  const part = { total: Number.parseInt(total, radix), number: Number.parseInt(number, radix), id };
  if (part.total === 1) return { ...part, number: 1 };
  const sound = part.total >= 1 && part.total <= mostParts && part.number >= 1 && part.number <= part.total;
  return sound ? part : undefined;
}
