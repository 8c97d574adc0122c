/**
 * An alert of another, acknowledged on our list: its source is told, and what it answers is what holds. A line may lose
 * a sentence, so it is told three times; a source that says no, or nothing, is said to.
 */
import type { Instant } from "../../kernel/clock.ts";
import type { ForeignAnswer, ForeignState } from "../../signals/foreign-alert.ts";
import { AGAIN, type Answering, TIMES } from "./answering.ts";
import { type Outcome, raised } from "./findings.ts";
import type { HeldAlert, Source } from "./source.ts";

const WAITS: ReadonlySet<ForeignState> = new Set<ForeignState>([
  "unacknowledged",
  "silenced",
  "rectified",
  "transferred",
]);

/** Goes on waiting for the source while what it says is no answer. */
export const stillAnswering = (
  before: HeldAlert | undefined,
  state: ForeignState,
): Pick<HeldAlert, "answering"> =>
  before?.answering !== undefined && WAITS.has(state) && before.alert.state === state
    ? { answering: before.answering }
    : {};

/** What is to be told to the source now; undefined when it has not answered before, or cannot be told. */
export function asks(held: HeldAlert): ForeignAnswer | undefined {
  return held.answering?.is === "silent" || !WAITS.has(held.alert.state) ? undefined : held.alert.answer;
}

/** The alert as it stands after the officer's acknowledgement, the source's refusal, or its silence. */
export function answering(
  source: Source,
  held: HeldAlert,
  is: Answering["is"],
  now: Instant,
): readonly Outcome[] {
  const { key, state } = held.alert;
  const times = is === "asked" ? (held.answering?.is === "asked" ? held.answering.times : 0) + 1 : 0;
  const after: HeldAlert = { ...held, answering: { is, since: now.mono, times } };
  source.alerts.set(key, after);
  // What has gone there must not be raised here again for the sake of words.
  return state === "rectified" || held.answering?.is === is ? [] : [raised(source, after, now)];
}

/** Monotonic ms at which a source that does not answer is told again, or given up. */
export const answerDue = ({ answering: waits }: HeldAlert): number | undefined =>
  waits?.is === "asked" ? waits.since + AGAIN : undefined;

export const givesUp = ({ answering: waits }: HeldAlert): boolean => (waits?.times ?? 0) >= TIMES;
