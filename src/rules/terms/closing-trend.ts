/**
 * Whether a door grows slower: its last closings against its own first ones, or the ship file's time.
 *
 *     s   40 ─────────────────────────── the law's limit: a warning of its own
 *                              ·  · ·
 *                     · ·  ·  ·         ← mean of the last five, 15 % slower: a silent caution
 *         27 · · · · ·                  ← the first five, kept for good
 *
 * Nothing is learned but the first closings, so many as a setting says; they do not move with the door.
 */
import type { EpisodeOutcome } from "../instance.ts";
import { notTimed, type Timing, type Turned } from "./closing-time.ts";
import { inSeconds } from "./moments.ts";

export interface Trend {
  readonly [key: string]: Timing | readonly number[] | boolean;
  readonly timing: Timing;
  /** Milliseconds: the first closings within the law's limits, while the ship file states no time. */
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly told: boolean;
}

export const noTrend: Trend = { timing: notTimed, first: [], last: [], told: false };

interface Limits {
  readonly shortest: number;
  readonly longest: number;
  readonly tolerance: number;
  /** How many closings are compared. */
  readonly closings: number;
  /** Per cent. */
  readonly slower: number;
}

export function followTrend(
  before: Trend,
  timed: Turned,
  name: string,
  stated: number | undefined,
  { shortest, tolerance, longest, closings, slower }: Limits,
): { readonly state: Trend; readonly outcome?: EpisodeOutcome } {
  const still: Trend = { ...before, timing: timed.state };
  const { outcome } = timed;
  const time = outcome?.measured?.milliseconds;
  // One that proves nothing, or closes too fast, tells nothing of growing slower.
  if (typeof time !== "number" || outcome?.is === "unproven" || time < shortest - tolerance)
    return { state: still };
  if (stated === undefined && before.first.length < closings)
    return { state: outcome?.is === "met" ? { ...still, first: [...before.first, time] } : still };
  const last = [...before.last, time].slice(-closings);
  const reference = stated ?? mean(before.first.slice(0, closings));
  const now = mean(last);
  const isSlower = last.length >= closings && now * 100 > reference * (100 + slower);
  const state: Trend = { ...still, last, told: isSlower };
  if (isSlower === before.told) return { state };
  const measured = { reference, mean: now };
  if (!isSlower) return { state, outcome: { is: "met", says: `${name} closes as it did`, measured } };
  const was = stated === undefined ? "at first" : "by the ship file";
  return {
    state,
    outcome: {
      is: "failed",
      says: `${name} grows slower: ${inSeconds(now)} s over its last ${last.length} closings, ${inSeconds(reference)} s ${was}; ${longest / 1000} s is the limit`,
      measured,
    },
  };
}

const mean = (times: readonly number[]): number =>
  times.reduce((sum, time) => sum + time, 0) / Math.max(times.length, 1);
