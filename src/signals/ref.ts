/** References to signals, typed by what they say: a misspelt signal or an impossible value does not compile. */
import type { Kind, SignalOf, ValueOf } from "../ship/kinds.ts";
import type { Equipment } from "../ship/ship.ts";
import type { FactId, ValueOfFact } from "./facts.ts";
import type { SignalId } from "./reading.ts";

/**
 * `must`: the verdict is unknown while it is unknown, and the rule is unwatched while it is not bound.
 * `if-fitted`: undefined when the ship file does not bind it; otherwise as `must`.
 * `if-known`: undefined when unknown for whatever reason; only where less knowledge is the safe side.
 */
export interface Ref<V> {
  readonly signal: SignalId;
  readonly need: "must" | "if-fitted" | "if-known";
  /** Never present: carries the type. */
  readonly value?: V;
}

export const of = <K extends Kind, S extends SignalOf<K>>(
  item: Equipment<K>,
  signal: S,
): Ref<ValueOf<K, S>> => ({
  signal: `${item.id}.${signal}`,
  need: "must",
});

/** A fact that the rule needs: while it is unknown the verdict is unknown. */
export const fact = <F extends FactId>(name: F): Ref<ValueOfFact<F>> => ({ signal: name, need: "must" });

export const ifFitted = <V>(ref: Ref<V>): Ref<V | undefined> => ({ signal: ref.signal, need: "if-fitted" });

export const ifKnown = <V>(ref: Ref<V>): Ref<V | undefined> => ({ signal: ref.signal, need: "if-known" });

export type Reads = Readonly<Record<string, Ref<unknown>>>;

export type Values<R extends Reads> = { readonly [K in keyof R]: R[K] extends Ref<infer V> ? V : never };
