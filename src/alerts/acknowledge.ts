/**
 * What a person does about an alert: acknowledges it, hands it to somebody, silences the sound. To acknowledge
 * is one person's act on one alert; the watch never does it for anybody. Each refusal is a sentence for the
 * person who tried.
 */
import type { Instant } from "../kernel/clock.ts";
import { milliseconds, saysDuration } from "../kernel/duration.ts";
import type { Act, Author } from "../signals/act.ts";
import type { Alert } from "./alert.ts";
import type { AttentionSettings } from "./attention.ts";
import { later } from "./deadlines.ts";
import { isBrief, type Life } from "./life.ts";
import { moved } from "./step.ts";

export type TransferAct = Extract<Act, { act: "transfer" }>;
export type Station = Extract<Act, { act: "acknowledge" }>["station"];

export const named = ({ rank, name }: Author): string => (rank ? `${rank} ${name}` : name);

/** Why an alert may not be acknowledged, or taken over, from a place; undefined when it may. */
export function refusal(alert: Alert, station: Station): string | undefined {
  if (alert.state === "normal") return `${alert.text}: there is nothing left to acknowledge.`;
  if (alert.priority === "emergency-alarm") {
    return "An emergency alarm is not acknowledged: it ends when its cause has gone.";
  }
  if (alert.priority === "caution") {
    return "A caution is not acknowledged: it ends when its cause has gone.";
  }
  if (alert.category === "A" && station !== "task-station") {
    return "A category A alert is acknowledged where it can be judged: at its own task station, not at this panel.";
  }
  if (alert.category === "C" && station !== "engine-room") {
    return "A category C alert is not acknowledged on the bridge: it is answered for in the engine room.";
  }
  if (alert.state === "active-acknowledged") {
    return `Already acknowledged by ${alert.acknowledgedBy ?? "somebody"}.`;
  }
  return undefined;
}

/** Why an alert may not be handed over; undefined when it may. */
export function transferRefusal(alert: Alert, to: string): string | undefined {
  if (to.trim() === "") return "Say to whom this alert is handed over.";
  if (alert.state === "rectified-unacknowledged") {
    return "Its cause has gone: it wants an acknowledgement, not somebody to answer for it.";
  }
  return refusal(alert, undefined);
}

/** Whether silencing all does anything to an alert: it sounds, and is not of the kind that may not be stilled. */
export const isAudible = ({ state, priority, shelved }: Alert): boolean =>
  state === "active-unacknowledged" && !isBrief(priority) && shelved === undefined;

export function acknowledged(
  life: Life,
  by: Author,
  now: Instant,
  settings: AttentionSettings,
): Life | undefined {
  const acknowledgedBy = named(by);
  const what = { acknowledgedBy, changedAt: now.at };
  const words = `Acknowledged by ${acknowledgedBy}.`;
  if (life.held !== "latched") return moved(life, "acknowledge", { ...what, because: words }, now, settings);
  // The cause has gone long since: only the acknowledgement was wanting.
  const because = `${words} Its cause had already gone.`;
  const rectified: Life = { ...life, alert: { ...life.alert, state: "rectified-unacknowledged" } };
  return moved(rectified, "acknowledge", { ...what, because }, now, settings);
}

/** Somebody else answers for it from now on; saying so again before it comes back makes it last longer. */
export function transferred(
  life: Life,
  { author, to, lasts }: TransferAct,
  now: Instant,
  settings: AttentionSettings,
): Life | undefined {
  const most = Math.min(lasts ?? settings.transferReturns, settings.transferReturns);
  const anew: Life = {
    ...life,
    deadlines: { ...life.deadlines, "transfer-returns": later(now, milliseconds(Math.max(0, most))) },
  };
  if (life.alert.transferredTo === to) return anew;
  const because = `Handed over to ${to} by ${named(author)}.`;
  return moved(anew, "transfer", { transferredTo: to, because, changedAt: now.at }, now, settings);
}

export function silenced(
  life: Life,
  by: Author,
  now: Instant,
  settings: AttentionSettings,
): Life | undefined {
  const because = `Silenced for ${saysDuration(settings.silence)} by ${named(by)}.`;
  const silencedUntil = now.at + settings.silence;
  return moved(life, "silence", { silencedUntil, because, changedAt: now.at }, now, settings);
}
