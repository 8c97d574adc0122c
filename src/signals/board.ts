/**
 * The board: the latest reading of every signal, and how far it is to be believed now. The waist of the
 * program: the left half posts readings, the right half knows nothing but what stands here.
 */
import type { Instant } from "../kernel/clock.ts";
import type { Known, Reading, SignalId } from "./reading.ts";

/** What somebody who reads the board must know: value or quality is no longer what it was. */
export interface BoardChange {
  readonly signal: SignalId;
  readonly before: Known;
  readonly after: Known;
  readonly when: Instant;
}

export interface Board {
  /** Undefined when only the age was refreshed. */
  post(reading: Reading): BoardChange | undefined;
  know(signal: SignalId): Known;
  /** Monotonic time at which the next reading goes stale, if nothing refreshes it. */
  nextStale(): number | undefined;
  /** Everything that went stale up to now, oldest deadline first, each stamped with its own deadline. */
  expire(now: Instant): readonly BoardChange[];
  /** All signals ever posted. */
  all(): Iterable<readonly [SignalId, Known]>;
}
