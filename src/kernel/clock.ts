/**
 * The one clock of the program. Everything that needs to know the time is handed a Clock;
 * nothing else reads the machine's clocks, so that a replay can put its own in its place.
 */

/** A moment, told twice: wall time for people and papers, monotonic time for durations. */
export interface Instant {
  /** Wall time: milliseconds since 1970-01-01T00:00:00Z. May step; never used for durations. */
  readonly at: number;
  /** Monotonic time: milliseconds since an arbitrary start. Never steps back. */
  readonly mono: number;
}

/**
 * Whether so long has passed, told by the very sum that its deadline was set to. Told by a difference it may come
 * out short by the last bit of a fraction: the deadline then comes, nothing is found due, and nobody looks again.
 */
export const hasPassed = (since: number, length: number, mono: number): boolean => mono >= since + length;

export interface Clock {
  now(): Instant;
}

/** Both in whole milliseconds: sums and differences of whole numbers are exact. */
export const systemClock: Clock = {
  now: () => ({ at: Date.now(), mono: Math.floor(performance.now()) }),
};

/** Wall time as people and papers write it: `2028-03-01T18:30:05.120Z`. */
export const iso = (at: number): string => new Date(at).toISOString();
