/**
 * Which questions get the points that are wanted: neighbours together, never across a gap larger than allowed. A
 * question that the unit refuses is put in smaller ones, for some units refuse a whole block for one address.
 */
import { isBits, type PointTable } from "../../src/wire/modbus/told.ts";

/** Points of one table, by their numbers on the wire. */
export interface Block {
  readonly table: PointTable;
  /** What is wanted of it, in order; what lies between is read along. */
  readonly wanted: readonly number[];
}

export const fromOf = ({ wanted }: Block): number => wanted[0] ?? 0;
export const countOf = (block: Block): number => (block.wanted.at(-1) ?? 0) - fromOf(block) + 1;

/** The most that the protocol allows in one answer. */
const MOST_BITS = 2000;
const MOST_REGISTERS = 125;

/** `gap`: so many points that nobody asked for may be read along. */
export function blocksOf(table: PointTable, numbers: Iterable<number>, gap: number): readonly Block[] {
  const most = isBits(table) ? MOST_BITS : MOST_REGISTERS;
  const runs: number[][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    const [first = number, last = number] = [run?.[0], run?.at(-1)];
    if (run !== undefined && number - last - 1 <= gap && number - first < most) run.push(number);
    else runs.push([number]);
  }
  return runs.map((wanted) => ({ table, wanted }));
}

/** First without what nobody asked for, then by halves; one single point cannot be made smaller. */
function smaller({ table, wanted }: Block): readonly Block[] {
  const runs = blocksOf(table, wanted, 0);
  if (runs.length > 1) return runs;
  const half = Math.ceil(wanted.length / 2);
  return [
    { table, wanted: wanted.slice(0, half) },
    { table, wanted: wanted.slice(half) },
  ].filter((part) => part.wanted.length > 0);
}

/** Another division may please the unit: it does not have an address, or not as many at once. */
const DIVIDE = new Set([2, 3]);
/** It does not know the question at all. */
const UNKNOWN_FUNCTION = 1;
/** What is refused for good is asked for again so often, in milliseconds: units are set up anew. */
const ASK_AGAIN = 30_000;

export interface Plan {
  /** What to ask now. */
  due(mono: number): readonly Block[];
  /** The unit refused it, with this code; a unit that is busy or failing is only asked again. */
  refused(block: Block, code: number, mono: number): void;
}

export function createPlan(blocks: readonly Block[]): Plan {
  let asked = [...blocks];
  const restsUntil = new Map<Block, number>();
  return {
    due: (mono) => asked.filter((block) => (restsUntil.get(block) ?? mono) <= mono),
    refused(block, code, mono) {
      const divide = DIVIDE.has(code);
      if (divide && block.wanted.length > 1)
        asked = asked.flatMap((one) => (one === block ? smaller(one) : [one]));
      else if (divide || code === UNKNOWN_FUNCTION) restsUntil.set(block, mono + ASK_AGAIN);
    },
  };
}
