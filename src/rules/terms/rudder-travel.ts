/**
 * The rudder put from one side to the other, timed from the order until it is there.
 *
 *     order   hard over one way ──┐ hard over the other way
 *     rudder  35° ────────────────┴──\──── 30° on the other side
 *                                 └ time ─┘
 *
 * An order that is taken back, or an input that is lost, ends the timing without a result.
 */
import { milliseconds } from "../../kernel/duration.ts";
import type { EpisodeOutcome } from "../instance.ts";
import { setting } from "../setting.ts";
import { elapsed, inSeconds, type Moment } from "./moments.ts";

type Kept = { readonly at: number; readonly mono: number };

export interface Travel {
  readonly [key: string]: number | null | Kept;
  /** 1: to starboard, −1: to port; 0: not travelling. */
  readonly towards: number;
  readonly began: Kept | null;
}

export const atRest: Travel = { towards: 0, began: null };

export const travelSettings = {
  tolerance: setting(1, "indicators and stops differ by a degree", "°"),
  sampled: setting(milliseconds(500), "indicators speak twice a second: neither end is known better"),
};

interface TravelLimits {
  /** Degrees. */
  readonly from: number;
  readonly to: number;
  /** Milliseconds. */
  readonly longest: number;
  /** Degrees that an indicator may be off, and milliseconds between two of its words. */
  readonly tolerance: number;
  readonly sampled: number;
}

interface Reading {
  readonly angle: number | undefined;
  readonly ordered: number | undefined;
  /** The gear that the limits are for turns the rudder now. */
  readonly worked: boolean;
}

interface Turned {
  readonly state: Travel;
  readonly outcome?: EpisodeOutcome;
  readonly wake?: number;
}

export function timeTravel(
  before: Travel,
  { angle, ordered, worked }: Reading,
  now: Moment,
  limits: TravelLimits,
): Turned {
  const { from, to, longest, tolerance, sampled } = limits;
  if (angle === undefined || ordered === undefined || !worked) return { state: atRest };
  const towards = Math.abs(ordered) >= to - tolerance ? Math.sign(ordered) : 0;
  if (towards === 0) return { state: atRest };
  const goes = before.began !== null && before.towards === towards;
  const began = goes ? before.began : -towards * angle >= from - tolerance ? now : null;
  if (began === null) return { state: atRest };
  const time = elapsed(began, now);
  const side = towards > 0 ? "starboard" : "port";
  const ends = (is: EpisodeOutcome["is"], words: string): Turned => ({
    state: atRest,
    outcome: {
      is,
      says: `Rudder from ${from}° to ${to}° on the ${side} side ${words}`,
      ...(time === undefined ? {} : { measured: { milliseconds: time } }),
    },
  });
  if (time === undefined) return ends("unproven", "not timed: the clock was not steady");
  const there = towards * angle >= to - tolerance;
  if (there && time < longest + sampled) return ends("met", `in ${inSeconds(time)} s`);
  if (time >= longest + sampled) return ends("failed", `takes more than ${longest / 1000} s`);
  return { state: { towards, began }, wake: began.mono + longest + sampled };
}

/** The speed at which it was done, where it is known. */
export const withSpeed = (speed: number | undefined, turned: Turned): Turned =>
  turned.outcome === undefined || speed === undefined
    ? turned
    : {
        ...turned,
        outcome: { ...turned.outcome, says: `${turned.outcome.says}, at ${speed.toFixed(1)} kn` },
      };
