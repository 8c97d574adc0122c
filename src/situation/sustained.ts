/** Hysteresis in time: something counts as so once it has been so without a break for long enough. */
import { hasPassed, type Instant } from "../kernel/clock.ts";

/** Since when it has been so, monotonic ms; null while it is not. */
export type Sustained = number | null;

export const sustain = (state: Sustained, so: boolean | undefined, now: Instant): Sustained =>
  so === true ? (state ?? now.mono) : null;

export const lasted = (state: Sustained, needed: number, now: Instant): boolean =>
  state !== null && hasPassed(state, needed, now.mono);

/** When it will have lasted long enough, if nothing breaks it; undefined when it has, or is not so. */
export const lastsAt = (state: Sustained, needed: number, now: Instant): number | undefined =>
  state !== null && !hasPassed(state, needed, now.mono) ? state + needed : undefined;
