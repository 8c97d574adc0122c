/**
 * What persons have said, as readings: the officer's word on the ship, permissions, confirmations and entries.
 * Each stands until its stated end, another word, or a sign that it no longer holds, and outlives a restart.
 */
import { type Instant, iso } from "../kernel/clock.ts";
import { milliseconds } from "../kernel/duration.ts";
import type { Ship } from "../ship/ship.ts";
import type { Act } from "../signals/act.ts";
import { endsAlongside } from "../signals/confirmation.ts";
import { itemFactId } from "../signals/item-facts.ts";
import type { Reading } from "../signals/reading.ts";
import { enteredWords } from "./entered-words.ts";

/** A word as it is kept: the signal, what it says, when it was said, and its end. Wall times, ms. */
export interface Word {
  readonly signal: string;
  readonly value: string | boolean | number;
  readonly at: number;
  readonly until: number | null;
}

export type Said = Word | { readonly signal: string; readonly takenBack: true };

/** What an act says on the board; a word with no value any more is one that is taken back. */
export function wordsOf(act: Act, at: number): readonly Said[] {
  const word = (signal: string, value: string | boolean, until: number | null = null): Word => ({
    signal,
    value,
    at,
    until,
  });
  switch (act.act) {
    case "activity":
      return [word("activities", [...act.activities].sort().join(","))];
    case "visibility":
      return [word("visibility.restricted", act.restricted)];
    case "permission":
      return [word(itemFactId("permission", act.item), act.until, Date.parse(act.until))];
    case "withdraw-permission":
      return [{ signal: itemFactId("permission", act.item), takenBack: true }];
    case "confirm":
      return [word(itemFactId("confirmed", act.item), act.state, act.until ? Date.parse(act.until) : null)];
    case "countersign":
      return [word(itemFactId("countersigned", "ship"), iso(at))];
    case "enter":
      return enteredWords(act, at).map(({ fact, item, value }) => ({
        signal: itemFactId(fact, item),
        value,
        at,
        until: null,
      }));
    // These say nothing that stands on the board as a word: alerts, the phase and the status keep their own.
    case "acknowledge":
    case "silence":
    case "transfer":
    case "shelve":
    case "phase":
    case "status":
    case "ready-for-departure":
      return [];
  }
}

/**
 * A word as a reading now; undefined when its end has come. A clock that has gone back since cannot make it stand
 * longer than it was given.
 */
export function asReading(word: Word, now: Instant): Reading | undefined {
  const left = word.until === null ? undefined : word.until - Math.max(now.at, word.at);
  if (left !== undefined && left <= 0) return undefined;
  return {
    signal: word.signal,
    when: now,
    source: "officer",
    value: word.value,
    ...(left === undefined ? {} : { maxAge: milliseconds(left) }),
  };
}

/** What is assumed until an officer says otherwise, then what officers have said. */
export function firstWords(words: ReadonlyMap<string, Word>, now: Instant): Reading[] {
  const assumed: Reading[] = [
    { signal: "activities", when: now, source: "assumed", value: "" },
    { signal: "visibility.restricted", when: now, source: "assumed", value: false },
  ];
  return [
    ...assumed,
    ...[...words.values()].map((word) => asReading(word, now)).filter((reading) => reading !== undefined),
  ];
}

/** She is alongside again: what was confirmed for the voyage is taken off, and told so. */
export function endedAlongside(words: Map<string, Word>, ship: Ship, now: Instant): readonly Reading[] {
  const over = [...words.keys()].filter((signal) => endsAlongside(ship, signal));
  for (const signal of over) words.delete(signal);
  const broken = "it was confirmed for the voyage, and she is alongside again";
  return over.map((signal) => ({ signal, when: now, source: "officer", broken }));
}
