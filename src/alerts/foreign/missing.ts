/** What is listed and was not told in time is shown by its number: it is an alert, and nothing more is known of it. */
import type { Instant } from "../../kernel/clock.ts";
import { seconds } from "../../kernel/duration.ts";
import type { ForeignAlert } from "../../signals/foreign-alert.ts";
import { isFresh, wordsOf } from "./compared.ts";
import { ended, type Outcome, raised } from "./findings.ts";
import type { HeldAlert, MissedAlert, Source } from "./source.ts";

/** So long is waited for an alert that is listed and was not heard. */
const PATIENCE = seconds(5);
const CHANGED = "it has changed since, and how was not heard";

export const missingDue = ({ since }: MissedAlert): number => since + PATIENCE;

export function shownByNumber(
  source: Source,
  key: string,
  missed: MissedAlert,
  now: Instant,
): readonly Outcome[] {
  const { revision, question } = missed;
  source.missed.delete(key);
  const before = source.alerts.get(key);
  const text = `Alert ${question.alert} is on the list of this source, and nothing more was heard of it`;
  const unknown: ForeignAlert = {
    key,
    state: "unacknowledged",
    text,
    answer: { by: "ACN", ...question },
    ...wordsOf(before?.alert),
  };
  const alert = revision === undefined ? unknown : { ...unknown, revision };
  const held: HeldAlert = { alert, by: "ALC", heard: now.mono, ...(before ? { doubt: CHANGED } : {}) };
  source.alerts.set(key, held);
  const again = before !== undefined && isFresh(before.alert, alert);
  return [...(again ? [ended(source, key, "It has changed.", now)] : []), raised(source, held, now)];
}
