/**
 * Flapping: an input that comes and goes in quick succession is one episode with a count. From then on its
 * alert is held active through the gaps, so that it neither sounds anew at every edge nor seems to end at
 * every gap; each edge is still a change, and so stays in the history.
 */
import type { Instant } from "../kernel/clock.ts";
import type { AttentionSettings } from "./attention.ts";

/** A run of rises, each within the gap of the one before. */
export interface Rises {
  readonly count: number;
  readonly last: Instant;
}

export function risesAfter(before: Rises | undefined, now: Instant, settings: AttentionSettings): Rises {
  const joins = before !== undefined && now.mono - before.last.mono <= settings.flappingGap;
  return { count: joins ? before.count + 1 : 1, last: now };
}

export const flaps = (rises: Rises, settings: AttentionSettings): boolean =>
  rises.count >= settings.flappingRises;
