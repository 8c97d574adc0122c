/** The closing times of each watertight door under power, as the log has them: what a door that grows slower shows first. */
import type { Entry } from "./entry.ts";

/** Entries of timed closings have keys of this beginning: Schedule I, para 26(6)(a)(ii)(G). */
export const CLOSING_KEYS = "PSR-I-26(6)(a)(ii)(G)::";

export interface Closing {
  readonly door: string;
  readonly at: string;
  /** Seconds. */
  readonly time: number;
  /** Within the law's limits, outside them, or in a ship that heeled. */
  readonly outcome: "met" | "failed" | "unproven";
}

/** Those that were timed to their end, in order. */
export const closingsOf = (entries: readonly Entry[]): readonly Closing[] =>
  entries.flatMap(({ at, data }) => {
    const { subject, outcome, measured } = data as {
      readonly subject?: string;
      readonly outcome?: Closing["outcome"];
      readonly measured?: { readonly milliseconds?: number };
    };
    return subject === undefined || outcome === undefined || measured?.milliseconds === undefined
      ? []
      : [{ door: subject, at, time: measured.milliseconds / 1000, outcome }];
  });

export interface DoorTrend {
  readonly door: string;
  readonly closings: number;
  /** Seconds: the mean of the first and of the last so many, and the longest of all; of upright closings. */
  readonly first: number | undefined;
  readonly last: number | undefined;
  readonly longest: number | undefined;
}

/** A door each, in the order of their first closing. */
export function trendsOf(closings: readonly Closing[], compared: number): readonly DoorTrend[] {
  return [...new Set(closings.map(({ door }) => door))].map((door) => {
    const all = closings.filter((closing) => closing.door === door);
    const upright = all.filter(({ outcome }) => outcome !== "unproven").map(({ time }) => time);
    return {
      door,
      closings: all.length,
      first: mean(upright.slice(0, compared)),
      last: mean(upright.slice(-compared)),
      longest: upright.length === 0 ? undefined : Math.max(...upright),
    };
  });
}

const mean = (times: readonly number[]): number | undefined =>
  times.length === 0 ? undefined : times.reduce((sum, time) => sum + time, 0) / times.length;
