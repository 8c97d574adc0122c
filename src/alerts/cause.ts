/**
 * What a finding does to the life of its alert: the cause comes, is told again, comes back, or goes. A fresh
 * occurrence forgets acknowledgement, silence and transfer; the same condition told again forgets nothing.
 */
import type { Instant } from "../kernel/clock.ts";
import { saysDuration } from "../kernel/duration.ts";
import { byUrgency } from "../signals/priority.ts";
import type { Alert, Shelving } from "./alert.ts";
import type { AttentionSettings } from "./attention.ts";
import { flaps, type Rises, risesAfter } from "./flapping.ts";
import { isBrief, isUnacknowledged, type Life, next, type Raise, stands } from "./life.ts";
import { deadlinesOf } from "./running.ts";
import { changed, moved } from "./step.ts";

/** What is remembered of an alert that is normal. */
export interface Past {
  readonly occurrence: number;
  readonly rises?: Rises | undefined;
  readonly shelved?: Shelving | undefined;
  readonly shelvingEnds?: Instant | undefined;
}

export const pastOf = ({ alert, rises, deadlines }: Life): Past => ({
  occurrence: alert.occurrence,
  rises,
  ...(alert.shelved ? { shelved: alert.shelved, shelvingEnds: deadlines["shelving-ends"] } : {}),
});

/** A fresh occurrence. */
export function risen(
  finding: Raise,
  before: Life | undefined,
  past: Past | undefined,
  order: number,
  now: Instant,
  settings: AttentionSettings,
): Life {
  const { is: _, at, supersedes, ...said } = finding;
  const remembered = before ? pastOf(before) : past;
  const rises = risesAfter(remembered?.rises, now, settings);
  const occurrence = (remembered?.occurrence ?? 0) + 1;
  const ends = remembered?.shelvingEnds;
  const shelved = ends && ends.mono > now.mono ? remembered.shelved : undefined;
  const because = flaps(rises, settings)
    ? `Flapping: it has come ${rises.count} times, each within ${saysDuration(settings.flappingGap)} of the last. From now on this is one episode.`
    : occurrence === 1
      ? "Found."
      : `Found again, occurrence ${occurrence}.`;
  const alert: Alert = {
    ...said,
    occurrence,
    state: next(before?.alert.state ?? "normal", "raise", finding.priority) ?? "active",
    raisedAt: at,
    changedAt: at,
    ...(supersedes === undefined ? {} : { supersedes }),
    ...(shelved ? { shelved } : {}),
    because,
    count: rises.count,
  };
  const life: Life = {
    alert,
    stateSince: at,
    order,
    rises,
    deadlines: shelved && ends ? { "shelving-ends": ends } : {},
  };
  return { ...life, deadlines: deadlinesOf(life, now, settings) };
}

/**
 * The cause is told while the alert stands: the same condition again, in other words or at a lower priority
 * perhaps, or a flapping one that is back. A lower priority is no new fault: what has been acknowledged stays.
 */
export function toldAgain(
  life: Life,
  finding: Raise,
  now: Instant,
  settings: AttentionSettings,
): Life | undefined {
  const { alert, held } = life;
  const { priority, category, title, text, cites, evidence, at } = finding;
  const words = { priority, category, title, text, cites };
  const same = WORDS.every((name) => words[name] === alert[name]);
  if (same && held !== "flapping") return undefined;

  const kind = isBrief(priority) === isBrief(alert.priority);
  const state = kind ? alert.state : isBrief(priority) ? "active" : "active-unacknowledged";
  const rises: Rises = held === "flapping" ? { count: life.rises.count + 1, last: now } : life.rises;
  const because =
    held === "flapping"
      ? `Flapping: back again, ${rises.count} times in this episode.`
      : "The same condition, told in other words.";
  const what = { ...words, evidence, state, count: rises.count, because, changedAt: at };
  const after = changed(life, what, now, settings, { rises, held: undefined });
  return kind ? after : { ...after, stateSince: at };
}

const WORDS = ["priority", "category", "title", "text", "cites"] as const;

/** Whether a finding says something worse than the alert that stands: that is a fresh occurrence. */
export const isWorse = (finding: Raise, life: Life): boolean =>
  byUrgency(finding.priority, life.alert.priority) < 0;

/** The cause has gone. */
export function cleared(
  life: Life,
  because: string,
  at: number,
  now: Instant,
  settings: AttentionSettings,
): Life | undefined {
  if (!stands(life) || life.held) return undefined;
  const flapping = flaps(life.rises, settings) && now.mono - life.rises.last.mono <= settings.flappingGap;
  if (flapping) {
    const quiet = saysDuration(settings.flappingSettles);
    const words = `${because} Flapping: kept active until quiet for ${quiet}.`;
    return changed(life, { because: words, changedAt: at }, now, settings, { held: "flapping" });
  }
  return rectified(life, because, at, now, settings);
}

/** The cause has gone for good, as far as can be told. A latched alert stays until it is acknowledged. */
export function rectified(
  life: Life,
  because: string,
  at: number,
  now: Instant,
  settings: AttentionSettings,
): Life | undefined {
  const { latched, state } = life.alert;
  if (latched && isUnacknowledged(state)) {
    const words = `${because} Latched: kept active until acknowledged.`;
    return changed(life, { because: words, changedAt: at }, now, settings, { held: "latched" });
  }
  return moved({ ...life, held: undefined }, "rectify", { because, changedAt: at }, now, settings);
}
