/**
 * How many publications may await their confirmation at once. Many fill a good link; on a bad one few, so that an
 * alarm that comes now waits behind little, and a link that comes back is not flooded.
 */
import { type Duration, seconds } from "../../kernel/duration.ts";

export const FIRST_WINDOW = 16;
const SMALLEST = 4;
const LARGEST = 256;
const QUICK = seconds(1);
const SLOW = seconds(3);

/** The window after a confirmation that took this long. */
export function paced(window: number, roundTrip: Duration): number {
  if (roundTrip < QUICK) return Math.min(LARGEST, window + 1);
  return roundTrip > SLOW ? Math.max(SMALLEST, Math.floor(window / 2)) : window;
}
