/** One step of a life: what it is after an event, with the deadlines that then run. */
import type { Instant } from "../kernel/clock.ts";
import type { Alert } from "./alert.ts";
import type { AttentionSettings } from "./attention.ts";
import { type Life, type LifeEvent, next } from "./life.ts";
import { deadlinesOf } from "./running.ts";

/** What changes in an alert, why, and the wall time at which it changed. */
export type Change = Partial<Alert> & { readonly because: string; readonly changedAt: number };

/** The same life with an alert that has changed at a moment, and the deadlines that go with it. */
export function changed(
  life: Life,
  what: Change,
  now: Instant,
  settings: AttentionSettings,
  rest: Partial<Pick<Life, "held" | "rises" | "deadlines" | "order">> = {},
): Life {
  const alert = onlyAsStateHasIt({ ...life.alert, ...what });
  const after: Life = { ...life, ...rest, alert };
  return { ...after, deadlines: deadlinesOf(after, now, settings) };
}

/** Until when it is silenced, to whom it was handed over, and who is called, are said only while it is so. */
function onlyAsStateHasIt(alert: Alert): Alert {
  const { silencedUntil, transferredTo, called, ...rest } = alert;
  const unanswered = alert.state === "active-unacknowledged" || alert.state === "active-silenced";
  const calls = alert.priority === "alarm" && unanswered && alert.shelved === undefined;
  return {
    ...rest,
    ...(called !== undefined && calls ? { called } : {}),
    ...(alert.state === "active-transferred" ? { transferredTo } : {}),
    ...(alert.state === "active-silenced" ? { silencedUntil } : {}),
  };
}

/** The life after an event of the table; undefined when it changes nothing. */
export function moved(
  life: Life,
  event: Exclude<LifeEvent, "raise">,
  what: Change,
  now: Instant,
  settings: AttentionSettings,
): Life | undefined {
  const state = next(life.alert.state, event, life.alert.priority);
  if (state === undefined) return undefined;
  const after = changed(life, { ...what, state }, now, settings);
  const onlySilence = event === "silence" || event === "silence-ends";
  return onlySilence ? after : { ...after, stateSince: what.changedAt };
}
