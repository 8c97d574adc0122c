/**
 * Equalisation by cross-flooding, para 18(2), told by the heel from the moment the device opens.
 *
 *     device  ──┐ open
 *     heel      └── list ────────── upright, and stays so: equalised
 *               0                                        10 min at most
 *
 * By wall time, so that ten minutes are ten minutes across a restart.
 */
import type { EpisodeOutcome } from "../instance.ts";
import type { Moment } from "./moments.ts";

export interface Equalising {
  readonly [key: string]: number | string | null;
  readonly opened: number | null;
  /** Since when she has been upright, or listed too far. */
  readonly upright: number | null;
  readonly over: number | null;
  /** What was told of it: each is told once. */
  readonly told: "equalised" | "failed" | null;
}

export const notEqualising: Equalising = { opened: null, upright: null, over: null, told: null };

/** 18(2): ten minutes. */
const LONGEST = 600_000;
/** 26(5)(b): the list beyond which doors are no longer sure to close. */
const GREATEST = 15;

interface Limits {
  /** Degrees. */
  readonly upright: number;
  readonly steady: number;
  readonly lasting: number;
}

export function watchEqualising(
  before: Equalising,
  { open, heel }: { readonly open: boolean | undefined; readonly heel: number | undefined },
  { at, mono }: Moment,
  name: string,
  { upright, steady, lasting }: Limits,
): { readonly state: Equalising; readonly outcome?: EpisodeOutcome; readonly wake?: number } {
  if (open === undefined && before.opened === null) return { state: before };
  if (open === false) {
    const state = notEqualising;
    return before.opened === null ? { state } : { state, outcome: { is: "met", says: `${name} closed` } };
  }
  const since = (holds: boolean, began: number | null): number | null => (holds ? (began ?? at) : null);
  const opened = before.opened ?? at;
  const state: Equalising = {
    opened,
    upright: since(heel !== undefined && heel <= upright, before.upright),
    over: since(heel !== undefined && heel > GREATEST, before.over),
    told: before.told,
  };
  const tells = (told: "equalised" | "failed", words: string) => ({
    state: { ...state, told },
    outcome: {
      is: told === "failed" ? ("failed" as const) : ("met" as const),
      says: `${name}: ${words}`,
      measured: { milliseconds: at - opened },
    },
  });
  if (before.told === "equalised") return { state };
  if (state.upright !== null && at - state.upright >= steady)
    return tells("equalised", `equalised in ${((at - opened) / 60_000).toFixed(1)} min`);
  if (before.told === "failed") return { state, ...wakeAt([state.upright, steady]) };
  if (state.over !== null && at - state.over >= lasting)
    return tells("failed", "list above 15°, still equalising");
  if (at - opened >= LONGEST) return tells("failed", "not equalised within 10 minutes");
  return { state, ...wakeAt([state.upright, steady], [state.over, lasting], [opened, LONGEST]) };

  function wakeAt(...ends: readonly (readonly [began: number | null, lasts: number])[]) {
    const due = ends.flatMap(([began, lasts]) => (began === null ? [] : [began + lasts]));
    return due.length === 0 ? {} : { wake: mono + (Math.min(...due) - at) };
  }
}
