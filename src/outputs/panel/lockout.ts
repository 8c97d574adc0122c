/**
 * How long somebody must wait after wrong PINs. It stops new sign-ins only: a person who is signed in goes on
 * acknowledging, so that wrong guesses can never take the panel away from the officer of the watch.
 */
import { type Duration, milliseconds, minutes, seconds } from "../../kernel/duration.ts";

export interface Failures {
  readonly count: number;
  /** Monotonic time of the last. */
  readonly last: number;
}

/** Slips of the finger that cost nothing. */
const FREE = 3;
/** From this many on, guessing is taken for an attack. */
const ATTACK = 10;
const FIRST_DELAY = seconds(1);
const LOCKOUT = minutes(15);

/** What is left to wait before the next attempt is looked at; 0 when it may come at once. */
export function wait(failures: Failures | undefined, mono: number): Duration {
  if (failures === undefined || failures.count < FREE) return milliseconds(0);
  const whole = failures.count >= ATTACK ? LOCKOUT : FIRST_DELAY * 2 ** (failures.count - FREE);
  return milliseconds(Math.max(0, failures.last + whole - mono));
}

/** A lockout that has been sat out leaves one free attempt, not three: guessing stays slow. */
export function failed(failures: Failures | undefined, mono: number): Failures {
  return { count: (failures?.count ?? 0) + 1, last: mono };
}
