/**
 * Entries of an input that flaps: the first times it comes and goes are entered one by one; from then on the log
 * waits until it is quiet, and enters once how it stands and how often it came and went. Each edge is in the
 * history of the alert, and the times of doors, which the law wants one by one, are never held.
 *
 *     comes and goes   ┌┐ ┌┐ ┌┐┌┐ ┌┐        quiet
 *     entered          ││ ││                    one entry
 */
import { type AttentionSettings, attention } from "./alerts/attention.ts";
import type { Instant } from "./kernel/clock.ts";
import type { Json } from "./kernel/json.ts";
import type { StampedDraft } from "./logbook/entry.ts";
import { type Kept, onlyChanges } from "./only-changes.ts";

interface Run {
  /** Rises, each within the gap of the one before. */
  readonly rises: number;
  readonly lastRise: number;
  /** What it came to last; absent while each is entered. */
  readonly held: StampedDraft | undefined;
  readonly heldRises: number;
  /** Monotonic time at which it has been quiet for long enough. */
  readonly settles: number;
}

export interface FlappingEntries {
  /** What is to be entered now. */
  take(draft: StampedDraft, now: Instant): readonly StampedDraft[];
  advance(now: Instant): readonly StampedDraft[];
  due(): number | undefined;
  /** What is held, for the next start, where it is not what was kept last. */
  kept(): Kept;
}

/** `held`: what was when the watch ended; it is entered as soon as the next one begins. */
export function flappingEntries(
  times: Partial<AttentionSettings>,
  held: Json | undefined,
  now: Instant,
): FlappingEntries {
  const limits = attention(times);
  const keep = onlyChanges("flapping-entries", held ?? []);
  const runs = new Map<string, Run>(
    ((held ?? []) as unknown as readonly (readonly [string, Run])[]).map(([key, run]) => [
      key,
      { ...run, settles: now.mono },
    ]),
  );

  function take(draft: StampedDraft, { mono }: Instant): readonly StampedDraft[] {
    const event = draft.data.event;
    if (event !== "raised" && event !== "rectified") return [draft];
    const key = draft.key.split(":", 3).join(":");
    const before = runs.get(key);
    const joins = before !== undefined && mono - before.lastRise <= limits.flappingGap;
    const rises = event === "rectified" ? (before?.rises ?? 0) : joins ? before.rises + 1 : 1;
    const flaps = rises >= limits.flappingRises;
    runs.set(key, {
      rises,
      lastRise: event === "raised" ? mono : (before?.lastRise ?? mono),
      held: flaps ? draft : undefined,
      heldRises: flaps ? (before?.heldRises ?? 0) + (event === "raised" ? 1 : 0) : 0,
      settles: mono + limits.flappingSettles,
    });
    return flaps ? [] : [draft];
  }

  function advance({ mono }: Instant): readonly StampedDraft[] {
    const entered: StampedDraft[] = [];
    for (const [key, run] of runs) {
      if (run.settles > mono) continue;
      runs.delete(key);
      if (run.held !== undefined) entered.push(counted(run.held, run));
    }
    return entered;
  }

  return {
    take,
    advance,
    due() {
      let first: number | undefined;
      for (const { settles } of runs.values()) if (first === undefined || settles < first) first = settles;
      return first;
    },
    kept: () => keep([...runs].filter(([, run]) => run.held !== undefined) as unknown as Json),
  };
}

const counted = (held: StampedDraft, { heldRises }: Run): StampedDraft => ({
  ...held,
  text: `${held.text}, after it came and went ${heldRises} more ${heldRises === 1 ? "time" : "times"}`,
  data: { ...held.data, cameAndWent: heldRises },
});
