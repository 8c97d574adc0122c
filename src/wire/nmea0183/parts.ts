/** What a sentence that may come in several parts is: how many at most, and how they are joined. */
import type { Fields } from "../message.ts";
import type { Part } from "./assembly.ts";

export interface Joined {
  readonly mostParts: number;
  /** The fields of the whole, from the fields of each part in order; undefined when it cannot stand. */
  readonly join: (parts: readonly (readonly string[] | undefined)[]) => Fields | undefined;
  /** Stands without the parts after the first when they do not come in time. */
  readonly withoutRest?: boolean;
}

const COUNT = /^\d{1,2}$/;

/** `total,number,sequential id` in front of every part; undefined when they make no sense. */
export function readPart(raw: readonly string[], mostParts: number): Part | undefined {
  const [total = "", number = "", id = ""] = raw;
  if (!COUNT.test(total) || !COUNT.test(number)) return undefined;
  const part = { total: Number(total), number: Number(number), id };
  if (part.total === 1) return { ...part, number: 1 };
  const sound = part.total >= 1 && part.total <= mostParts && part.number >= 1 && part.number <= part.total;
  return sound ? part : undefined;
}
