/** From a contact to what it says: bouncing waited out, and made or not made put in the words of the signal. */
import type { Instant } from "../kernel/clock.ts";
import type { Duration } from "../kernel/duration.ts";
import { type Bouncing, bounce, type ContactSaid, settledContact } from "../signals/contact.ts";
import type { Said } from "./said.ts";
import type { Timers } from "./timers.ts";

export type ContactSink = (when: Instant, said: ContactSaid, maxAge: Duration) => void;

/** One edge of a contact, kept whether or not it was believed. */
export interface Edge {
  readonly when: Instant;
  readonly made: boolean;
  /** Which end, where a door hangs on two. */
  readonly contact?: "closed" | "open";
}

/** Tells `edge` of every change, and passes on what is seen. */
export function watched(edge: (edge: Edge) => void, next: ContactSink): ContactSink {
  let last: boolean | undefined;
  return (when, said, maxAge) => {
    if ("broken" in said) last = undefined;
    else {
      if (last !== undefined && last !== said.made) edge({ when, made: said.made });
      last = said.made;
    }
    next(when, said, maxAge);
  };
}

/** Passes on what stands still for `stillFor`. */
export function debounced(stillFor: Duration, timers: Timers, next: ContactSink): ContactSink {
  let state: Bouncing | undefined;
  let lastAge: Duration = stillFor;
  const pass = (when: Instant, maxAge: Duration): void => {
    const said = state && settledContact(state, when.mono, stillFor);
    if (said !== undefined) next(when, said, maxAge);
  };
  const timer = timers.timer((when) => {
    state = bounce(state, undefined, when.mono, stillFor);
    pass(when, lastAge);
  });
  return (when, said, maxAge) => {
    if ("broken" in said) {
      state = undefined;
      timer.clear();
      next(when, said, maxAge);
      return;
    }
    lastAge = maxAge;
    const before = state;
    state = bounce(before, said.made, when.mono, stillFor);
    if (before?.now !== said.made) timer.set(when, stillFor);
    pass(when, maxAge);
  };
}

/** What a ship file says of a contact. */
export interface ContactWords {
  readonly normally?: "open" | "closed" | undefined;
  readonly inverted?: boolean | undefined;
  readonly says?: { readonly made: string; readonly "not-made": string } | undefined;
}

/** The unit may report 0 for a made contact, and a contact that is closed at rest says yes when it breaks. */
export function wordsOf({ normally, inverted = false, says }: ContactWords): (said: ContactSaid) => Said {
  const word = (made: boolean): Said =>
    says === undefined
      ? { value: made !== (normally === "closed") }
      : { value: made ? says.made : says["not-made"] };
  const [made, notMade] = [word(!inverted), word(inverted)];
  return (said) => ("broken" in said ? said : said.made ? made : notMade);
}

/** What 127501 says of one indicator; canboat's own words are understood too. */
const INDICATOR: Readonly<Record<string, ContactSaid>> = {
  on: { made: true },
  off: { made: false },
  error: { broken: "the switch bank reports an error on this line: cut, shorted or tripped" },
  unavailable: { broken: "the switch bank has this input as not available" },
};

export const indicatorSays = (state: unknown): ContactSaid | undefined =>
  typeof state === "string" ? (INDICATOR[state] ?? INDICATOR[state.toLowerCase()]) : undefined;
