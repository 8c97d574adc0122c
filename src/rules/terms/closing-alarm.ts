/**
 * The alarm at a door that is closed from the console.
 *
 *     alarm      ┌───────────────────────────┐
 *     door       │ 5 to 10 s  │ moving       │ closed
 *
 * Judged once for each closing: at the first fault, or when the door is closed.
 */
import type { DoorPosition } from "../../ship/terms.ts";
import type { EpisodeOutcome } from "../instance.ts";
import { isClosed } from "./doors.ts";
import { elapsed, inSeconds, type Moment } from "./moments.ts";

type Kept = { readonly at: number; readonly mono: number };

export interface Warned {
  readonly [key: string]: string | null | Kept;
  readonly door: "open" | "closing" | "judged" | "other";
  readonly sounding: Kept | null;
  /** The alarm stopped while the door was closing. */
  readonly quiet: Kept | null;
}

export const notWarned: Warned = { door: "other", sounding: null, quiet: null };

interface Reading {
  readonly position?: DoorPosition;
  readonly alarm?: boolean;
  readonly remote?: boolean;
}

interface Limits {
  readonly shortest: number;
  readonly longest: number;
  readonly tolerance: number;
}

export interface Turned {
  readonly state: Warned;
  readonly outcome?: EpisodeOutcome;
  readonly wake?: number;
}

export function watchAlarm(
  before: Warned,
  { position, alarm, remote }: Reading,
  now: Moment,
  name: string,
  limits: Limits,
): Turned {
  const sounding = alarm === true ? (before.sounding ?? now) : null;
  const rest = (door: Warned["door"]): Warned => ({ door, sounding, quiet: null });
  const end = (is: EpisodeOutcome["is"], words: string): Turned => ({
    state: rest("judged"),
    outcome: { is, says: `${name}: ${words}` },
  });
  if (position === undefined || (alarm === undefined && before.door === "closing"))
    return before.door === "closing"
      ? end("unproven", "alarm not proved: an input was lost")
      : { state: rest("other") };
  if (position === "open") return { state: rest("open") };
  if (isClosed(position))
    return before.door === "closing" ? end("met", "alarm sounded until closed") : { state: rest("other") };
  if (before.door === "closing") return whileClosing(before, rest("closing"), now, limits, end);
  if (before.door === "judged" || remote !== true)
    return { state: rest(before.door === "judged" ? "judged" : "other") };
  if (before.door !== "open") return whileClosing(before, rest("closing"), now, limits, end);
  if (alarm === undefined) return end("unproven", "alarm not proved: no feedback of it");
  return asItBeginsToMove(rest("closing"), now, limits, end);
}

type End = (is: EpisodeOutcome["is"], words: string) => Turned;

function asItBeginsToMove(
  state: Warned,
  now: Moment,
  { shortest, longest, tolerance }: Limits,
  end: End,
): Turned {
  if (state.sounding === null) return end("failed", "closed from the console without alarm");
  const lead = elapsed(state.sounding, now);
  if (lead === undefined) return end("unproven", "alarm not proved: the clock was not steady");
  if (lead < shortest - tolerance) return end("failed", `alarm only ${inSeconds(lead)} s before it moved`);
  return lead > longest + tolerance ? end("failed", `alarm ${inSeconds(lead)} s before it moved`) : { state };
}

function whileClosing(before: Warned, state: Warned, now: Moment, { tolerance }: Limits, end: End): Turned {
  if (state.sounding !== null) return { state };
  const quiet = before.quiet ?? now;
  if (now.mono - quiet.mono > tolerance) return end("failed", "alarm stopped before it was closed");
  return { state: { ...state, quiet }, wake: quiet.mono + tolerance + 1 };
}
