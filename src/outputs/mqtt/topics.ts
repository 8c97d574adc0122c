/**
 * The contract ashore: which topics there are and what they carry. Everything is JSON; times are UTC, ISO 8601.
 *
 *   watchkeeper/<ship>/status                       retained, last will   {"online","at","because"}
 *   watchkeeper/<ship>/alert/<id>                   retained, cleared when normal: the alert
 *   watchkeeper/<ship>/state/<equipment>/<signal>   retained              {"quality","value","at","source","because"}
 *   watchkeeper/<ship>/log/<book>                   every entry, whole, in order of seq
 *   watchkeeper/<ship>/head                         the signed head of the chain {"seq","hash","at","key","signature"}
 *   watchkeeper/<ship>/event                        each turn of an alert's life, while connected
 */

import type { Alert } from "../../alerts/alert.ts";
import { iso } from "../../kernel/clock.ts";
import { canonical, type Json } from "../../kernel/json.ts";
import type { Entry } from "../../logbook/entry.ts";
import type { SignedHead } from "../../logbook/signature.ts";
import type { SignalView } from "../feed.ts";

export interface Publication {
  readonly topic: string;
  /** Empty clears a retained topic. */
  readonly payload: string;
  readonly retain: boolean;
}

/** One level of a topic: what would divide or match levels is percent-encoded. */
export const level = (name: string): string =>
  name.replace(
    /[/+#%]|\p{Cc}/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );

const root = (ship: string): string => `watchkeeper/${level(ship)}`;

/** `wtd-7.position` lies under `state/wtd-7/position`; a name without a dot under itself. */
function stateTopic(ship: string, signal: string): string {
  const dot = signal.indexOf(".");
  const levels = dot < 0 ? [signal] : [signal.slice(0, dot), signal.slice(dot + 1)];
  return `${root(ship)}/state/${levels.map(level).join("/")}`;
}

const retained = (topic: string, value: unknown): Publication => ({
  topic,
  payload: canonical(value as Json),
  retain: true,
});
const passing = (topic: string, value: unknown): Publication => ({
  topic,
  payload: canonical(value as Json),
  retain: false,
});

export const cleared = (topic: string): Publication => ({ topic, payload: "", retain: true });

export const status = (ship: string, online: boolean, because: string, at: number | null): Publication =>
  retained(`${root(ship)}/status`, { online, because, at: at === null ? null : iso(at) });

/** All topics under which alerts of this ship can be. */
export const alerts = (ship: string): string => `${root(ship)}/alert/#`;

export function alert(ship: string, view: Alert): Publication {
  const topic = `${root(ship)}/alert/${level(view.id)}`;
  return view.state === "normal" ? cleared(topic) : retained(topic, withTimes(view));
}

export const state = (ship: string, view: SignalView): Publication =>
  retained(stateTopic(ship, view.signal), {
    quality: view.quality,
    value: view.quality === "good" ? view.value : null,
    at: view.at === null ? null : iso(view.at),
    source: view.source,
    because: view.because,
  });

export const logged = (ship: string, entry: Entry): Publication =>
  passing(`${root(ship)}/log/${level(entry.book)}`, entry);

export const head = (ship: string, signed: SignedHead): Publication => passing(`${root(ship)}/head`, signed);

/** The turn as a sentence would tell it: what it was, what it is, and why. */
export const turned = (ship: string, before: Alert | undefined, after: Alert): Publication =>
  passing(`${root(ship)}/event`, {
    event: "alert",
    at: iso(after.changedAt),
    alert: after.id,
    occurrence: after.occurrence,
    priority: after.priority,
    from: before?.state ?? "normal",
    to: after.state,
    text: after.text,
    because: after.because,
  });

/** The alert as the contract has it, with its times as people read them. */
const withTimes = (view: Alert) => ({
  ...view,
  raisedAt: iso(view.raisedAt),
  changedAt: iso(view.changedAt),
  shelved: view.shelved && { ...view.shelved, until: iso(view.shelved.until) },
  silencedUntil: view.silencedUntil === undefined ? undefined : iso(view.silencedUntil),
  evidence: view.evidence.map((evidence) => ({
    ...evidence,
    at: evidence.at === undefined ? undefined : iso(evidence.at),
  })),
});
