/** The waits between attempts, for ever: each twice the last, up to a ceiling. */
import { type Duration, milliseconds } from "./duration.ts";

/** Yields first, 2×first, 4×first … never more than ceiling, and never ends. */
export function* backoff(first: Duration, ceiling: Duration): Generator<Duration, never> {
  for (let wait: number = first; ; wait = Math.min(wait * 2, ceiling)) {
    yield milliseconds(Math.min(wait, ceiling));
  }
}
