/**
 * What persons have said, as readings: the officer's word on the ship, permissions, confirmations and entries.
 * Each stands until its stated end, another word, or a sign that it no longer holds, and outlives a restart.
 */
import { type Instant, iso } from "../kernel/clock.ts";
import { milliseconds } from "../kernel/duration.ts";
import type { Act } from "../signals/act.ts";
import { type ItemFacts, itemFactId } from "../signals/item-facts.ts";
import type { Reading } from "../signals/reading.ts";

/** A word as it is kept: the signal, what it says, when it was said, and its end. Wall times, ms. */
export interface Word {
  readonly signal: string;
  readonly value: string | boolean;
  readonly at: number;
  readonly until: number | null;
}

const ENTERED: Readonly<Record<string, keyof ItemFacts>> = {
  test: "entered-test",
  inspection: "entered-inspection",
  drill: "entered-drill",
  closing: "entered-closing",
  stability: "entered-stability",
};

/** The item of an entry that is about the whole ship. */
const SHIP = "ship";

/** What an act says on the board; a word with no value any more is one that is taken back. */
export function wordsOf(
  act: Act,
  at: number,
): readonly (Word | { readonly signal: string; readonly takenBack: true })[] {
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
      return [word(itemFactId("confirmed", act.item), act.state)];
    case "enter": {
      const name = ENTERED[act.kind];
      const items = act.items && act.items.length > 0 ? act.items : [SHIP];
      // What is said to happen later has not happened; the entry itself keeps the time as it was stated.
      const stated = act.happenedAt === undefined ? at : Date.parse(act.happenedAt);
      const happened = Math.min(Number.isNaN(stated) ? at : stated, at);
      return name ? items.map((item) => word(itemFactId(name, item), iso(happened))) : [];
    }
    // These say nothing that stands on the board as a word: alerts, the phase and the status keep their own.
    case "acknowledge":
    case "silence":
    case "transfer":
    case "shelve":
    case "phase":
    case "status":
    case "ready-for-departure":
    case "countersign":
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
