/**
 * The deadlines of one alert: moments at which something happens to it though nobody does anything. Each is
 * told twice: run by monotonic time, and stamped, kept and told to people by wall time.
 */
import type { Instant } from "../kernel/clock.ts";
import { type Duration, milliseconds } from "../kernel/duration.ts";
import type { AttentionSettings } from "./attention.ts";

/** In the order in which they run when they fall together. */
export const DEADLINES = [
  "flapping-settles",
  "shelving-ends",
  "silence-ends",
  "transfer-returns",
  "back-up-called",
  "crew-called",
  "warning-escalates",
  "warning-repeats",
] as const;
export type Deadline = (typeof DEADLINES)[number];

export type Deadlines = { readonly [which in Deadline]?: Instant | undefined };

export const later = (now: Instant, by: Duration): Instant => ({ at: now.at + by, mono: now.mono + by });

/** A wall clock that differs by more than this from what was reckoned has been set. */
const OFF_BY = 1000;

/** The moment as it is kept. If the wall clock has been set since, it is told by the clock as it goes now. */
export function kept(when: Instant, now: Instant): number {
  const set = now.at + (when.mono - now.mono) - when.at;
  return Math.abs(set) > OFF_BY ? Math.round(when.at + set) : when.at;
}

/**
 * A kept moment on the monotonic clock of this start. One that passed while the watch was down comes due now,
 * not in the past; and a wall clock that has gone back (a computer without a battery-kept clock) cannot make
 * a silence outlast its limit.
 */
export function rebased(at: number, now: Instant, longest: Duration): Instant {
  const left = Math.min(Math.max(at - now.at, 0), longest);
  return { at: now.at + left, mono: now.mono + left };
}

/** A moment that has passed, on the monotonic clock of this start. */
export function rebasedPast(at: number, now: Instant): Instant {
  const ago = Math.max(now.at - at, 0);
  return { at: now.at - ago, mono: now.mono - ago };
}

/** The longest that each deadline may lie ahead. */
export function longest(which: Deadline, settings: AttentionSettings): Duration {
  switch (which) {
    case "flapping-settles":
      return settings.flappingSettles;
    case "shelving-ends":
      return settings.longestShelving;
    case "silence-ends":
      return settings.silence;
    case "transfer-returns":
      return settings.transferReturns;
    case "back-up-called":
      return orNone(settings.callBackUp);
    case "crew-called":
      return orNone(settings.callCrew);
    case "warning-escalates":
      return orNone(settings.escalateWarning);
    case "warning-repeats":
      return settings.repeatWarning;
  }
}

const orNone = (time: Duration | "never"): Duration => (time === "never" ? milliseconds(0) : time);
