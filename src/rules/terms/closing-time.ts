/**
 * A door timed from the moment it begins to move until it is completely closed.
 *
 *     open ────────┐ moving                    closed
 *                  └──────────── time ────────────┘
 *
 * Timed only from fully open; a door that opens again, or is worked by hand, is not timed.
 */
import type { DoorPosition } from "../../ship/terms.ts";
import type { EpisodeOutcome } from "../instance.ts";
import { isClosed } from "./doors.ts";
import { elapsed, inSeconds, type Moment } from "./moments.ts";

export interface Timing {
  readonly [key: string]: boolean | null | { readonly at: number; readonly mono: number };
  /** It was last seen fully open. */
  readonly open: boolean;
  readonly began: { readonly at: number; readonly mono: number } | null;
}

export const notTimed: Timing = { open: false, began: null };

interface Limits {
  readonly shortest?: number;
  readonly longest: number;
  /** Switches are sampled: neither end is known better than this. */
  readonly tolerance: number;
}

export interface Turned {
  readonly state: Timing;
  readonly outcome?: EpisodeOutcome;
  readonly wake?: number;
}

/** One look at the door. `reason`: why a time taken now would prove nothing. */
export function timeClosing(
  { open, began }: Timing,
  position: DoorPosition | undefined,
  now: Moment,
  name: string,
  limits: Limits,
  reason?: string,
): Turned {
  if (position === undefined) {
    const state = notTimed;
    return began ? { state, outcome: unproven(name, "its position was lost while it closed") } : { state };
  }
  if (position === "open") return { state: { open: true, began: null } };
  if (!isClosed(position)) return { state: { open: false, began: began ?? (open ? now : null) } };
  if (began === null) return { state: notTimed };
  const time = elapsed(began, now);
  if (time === undefined) return { state: notTimed, outcome: unproven(name, "the clock was not steady") };
  return { state: notTimed, outcome: judged(name, time, limits, reason) };
}

const unproven = (name: string, because: string): EpisodeOutcome => ({
  is: "unproven",
  says: `${name}: closing time not proved: ${because}`,
});

function judged(
  name: string,
  time: number,
  { shortest = 0, longest, tolerance }: Limits,
  reason: string | undefined,
): EpisodeOutcome {
  const measured = { milliseconds: time };
  if (time >= shortest - tolerance && time <= longest + tolerance)
    return { is: "met", says: `${name} closed in ${inSeconds(time)} s`, measured };
  if (reason !== undefined) return { ...unproven(name, `${inSeconds(time)} s, but ${reason}`), measured };
  const limit = time > longest ? `more than ${longest / 1000} s` : `less than ${shortest / 1000} s`;
  return { is: "failed", says: `${name} closed in ${inSeconds(time)} s, ${limit}`, measured };
}
