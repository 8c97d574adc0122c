/** One step of a life: what it is after an event, with the deadlines that then run. */
import type { Instant } from "../kernel/clock.ts";
import type { Alert } from "./alert.ts";
import type { AttentionSettings } from "./attention.ts";
import { isActive, type Life, type LifeEvent, next } from "./life.ts";
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
  const alert: Alert = { ...life.alert, ...what };
  const after: Life = { ...life, ...rest, alert };
  return { ...after, deadlines: deadlinesOf(after, now, settings) };
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
  const unsilenced = state === "active-silenced" ? {} : { silencedUntil: undefined };
  const after = changed(life, { ...unsilenced, ...what, state }, now, settings, {
    held: isActive(state) ? life.held : undefined,
  });
  const onlySilence = event === "silence" || event === "silence-ends";
  return onlySilence ? after : { ...after, stateSince: what.changedAt };
}
