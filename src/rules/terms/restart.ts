/**
 * A machine that starts again by itself when its power comes back, para 44(5)(a).
 *
 *     power    ──┐ lost           ┌ restored
 *     running  ──┘                └─ within the time that starting in turn takes ─ running
 *
 * Owed only of one that ran when its power was lost. What is not seen to run has not started.
 */
import type { EpisodeOutcome } from "../instance.ts";
import { elapsed, inSeconds, type Moment } from "./moments.ts";

type Kept = { readonly at: number; readonly mono: number };

export interface Restarting {
  readonly [key: string]: boolean | null | Kept;
  readonly runs: boolean | null;
  /** When it was last seen to stop. */
  readonly stopped: Kept | null;
  readonly powered: boolean | null;
  /** When its power came back to it, and it is waited for. */
  readonly restored: Kept | null;
  /** It ran when its power was lost. */
  readonly owes: boolean;
}

export const notRestarting: Restarting = {
  runs: null,
  stopped: null,
  powered: null,
  restored: null,
  owes: false,
};

interface Turned {
  readonly state: Restarting;
  readonly outcome?: EpisodeOutcome;
  readonly wake?: number;
}

/** A running contact falls a moment before the relay that tells of the power, or after it. */
const TOGETHER = 2000;

export function watchRestart(
  before: Restarting,
  { power, running }: { readonly power?: boolean | undefined; readonly running?: boolean | undefined },
  now: Moment,
  name: string,
  longest: number,
): Turned {
  if (power === undefined) return { state: notRestarting };
  const stops = before.runs === true && running === false;
  const seen: Restarting = {
    runs: running ?? null,
    stopped: stops ? now : before.stopped,
    powered: power,
    restored: null,
    owes: false,
  };
  if (!power) {
    const { stopped } = seen;
    const ran = running === true || (stopped !== null && now.mono - stopped.mono <= TOGETHER);
    return { state: { ...seen, owes: before.owes || (before.powered === true && ran) } };
  }
  const restored = before.restored ?? (before.powered === false && before.owes ? now : null);
  if (restored === null) return { state: seen };
  const time = elapsed(restored, now);
  const ends = (is: EpisodeOutcome["is"], words: string): Turned => ({
    state: seen,
    outcome: { is, says: `${name} ${words}`, measured: { milliseconds: time ?? null } },
  });
  if (time === undefined) return ends("unproven", "not timed: the clock was not steady");
  if (running === true) return ends("met", `started again by itself after ${inSeconds(time)} s`);
  if (time >= longest) return ends("failed", `did not start again when its power came back: start it`);
  return { state: { ...seen, restored, owes: true }, wake: restored.mono + longest };
}
