/**
 * When a duty exists: terms of the law ("during navigation", "from sunset to sunrise") over facts, in three
 * values. A term that cannot be decided counts as "it exists": not knowing that she is alongside frees nobody.
 */
import type { FactId, ValueOfFact } from "../signals/facts.ts";
import type { SignalId, SignalValue } from "../signals/reading.ts";

/** The good value of a fact, or undefined while it is unknown. */
export type Facing = (signal: SignalId) => SignalValue | undefined;

export interface During {
  /** In the law's own words. */
  readonly says: string;
  readonly reads: readonly SignalId[];
  /** Undefined: not known. */
  readonly holds: (facing: Facing) => boolean | undefined;
}

/** A term over one fact. */
export const when = <F extends FactId>(
  says: string,
  name: F,
  is: (value: ValueOfFact<F>) => boolean,
): During => ({
  says,
  reads: [name],
  holds: (facing) => {
    const value = facing(name);
    return value === undefined ? undefined : is(value as ValueOfFact<F>);
  },
});

const reads = (terms: readonly During[]): readonly SignalId[] => [
  ...new Set(terms.flatMap((term) => term.reads)),
];

/** False as soon as one is false; true when all are; otherwise not known. */
export const all = (...terms: readonly During[]): During => ({
  says: terms.map((term) => term.says).join(", "),
  reads: reads(terms),
  holds: (facing) => {
    const held = terms.map((term) => term.holds(facing));
    return held.includes(false) ? false : held.includes(undefined) ? undefined : true;
  },
});

/** True as soon as one is true; false when all are; otherwise not known. */
export const either = (...terms: readonly During[]): During => ({
  says: terms.map((term) => term.says).join(" or "),
  reads: reads(terms),
  holds: (facing) => {
    const held = terms.map((term) => term.holds(facing));
    return held.includes(true) ? true : held.includes(undefined) ? undefined : false;
  },
});

export const not = (term: During): During => ({
  says: `not ${term.says}`,
  reads: term.reads,
  holds: (facing) => {
    const held = term.holds(facing);
    return held === undefined ? undefined : !held;
  },
});
