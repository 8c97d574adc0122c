/** Moments kept by an episode: told twice, so that a restart or a step of the clock is noticed, not measured. */

export type Moment = { readonly at: number; readonly mono: number };

/** Milliseconds from one moment to another; undefined when the two clocks disagree by more than a second. */
export function elapsed(from: Moment, to: Moment): number | undefined {
  const mono = to.mono - from.mono;
  return Math.abs(to.at - from.at - mono) <= 1000 && mono >= 0 ? mono : undefined;
}

export const inSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
