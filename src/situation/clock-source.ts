/**
 * Where wall time comes from, for the stamp of every entry. The system clock is never set: a receiver's time
 * only tells how far it is off, and counts only when it is a plausible date and, if it disagrees with the
 * system clock, when another receiver says the same.
 */
import type { FactId } from "../signals/facts.ts";
import type { Reading } from "../signals/reading.ts";

/** No ship hears a valid date from before this program was written: such dates are a receiver's cold start. */
const EARLIEST_DATE = Date.UTC(2026, 0, 1);

/** Sentences take up to a second on the line, and receivers send the time of the fix. */
const USUAL_LATENCY = 2_000;

export interface ReceiverTime {
  /** The receiver's UTC, ms. */
  readonly said: number;
  /** Wall time at which it was heard, ms. */
  readonly heard: number;
}

interface ClockSource {
  readonly source: "gnss" | "system" | "none";
  /** Milliseconds; null when nothing is known. */
  readonly uncertainty: number | null;
}

/**
 * The times that it may be now, by wall clock and receivers: one when the clock is confirmed, or when two receivers
 * agree that it is off; several while nobody can tell who is wrong; none while nothing tells a plausible date.
 */
export function timesItMayBe(times: readonly ReceiverTime[], now: number): readonly number[] {
  const offsets = times.filter(({ said }) => said >= EARLIEST_DATE).map(({ said, heard }) => said - heard);
  if (offsets.some((offset) => Math.abs(offset) <= USUAL_LATENCY)) return [now];
  const agreed = offsets.find((one, n) =>
    offsets.some((other, m) => m !== n && Math.abs(one - other) <= USUAL_LATENCY),
  );
  if (agreed !== undefined) return [now + agreed];
  return [now, ...offsets.map((offset) => now + offset)].filter((at) => at >= EARLIEST_DATE);
}

export function clockSource(times: readonly ReceiverTime[]): ClockSource {
  const offsets = times
    .filter(({ said }) => said >= EARLIEST_DATE)
    .map(({ said, heard }) => Math.abs(said - heard));
  const near = offsets.filter((offset) => offset <= USUAL_LATENCY);
  if (near.length > 0) return { source: "gnss", uncertainty: Math.max(...near) };
  // All receivers that speak say that the system clock is off: by how much is the uncertainty of its stamps.
  if (offsets.length > 1) return { source: "system", uncertainty: Math.min(...offsets) };
  return { source: "system", uncertainty: null };
}

/** As facts; to the second, for the last milliseconds of a line tell nothing of the clock. */
export const clockFacts = (
  { source, uncertainty }: ClockSource,
  say: (signal: FactId, is: string | number | null, whyNot: string) => Reading,
): readonly Reading[] => [
  say("clock.source", source, ""),
  say(
    "clock.uncertainty",
    uncertainty === null ? null : Math.ceil(uncertainty / 1000) * 1000,
    "no receiver confirms the time",
  ),
];
