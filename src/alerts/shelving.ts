/**
 * Shelving: a person sets an alert aside, with a reason and an end. It stays listed and marked; it is not
 * sounded, repeated or escalated, and a further occurrence before the end is shelved too. It reaches that
 * one alert: a higher step on the same subject sounds as ever.
 */
import type { Instant } from "../kernel/clock.ts";
import { type Duration, milliseconds, saysDuration } from "../kernel/duration.ts";
import type { Act } from "../signals/act.ts";
import { named } from "./acknowledge.ts";
import type { AttentionSettings } from "./attention.ts";
import { later } from "./deadlines.ts";
import { isBrief, type Life } from "./life.ts";
import { changed } from "./step.ts";

export type ShelveAct = Extract<Act, { act: "shelve" }>;

/** Why an alert may not be shelved so; undefined when it may. */
export function shelvingRefusal(
  { alert }: Life,
  { author, reason, until }: ShelveAct,
  now: Instant,
  settings: AttentionSettings,
): string | undefined {
  if (alert.priority === "emergency-alarm") return "An emergency alarm is never shelved.";
  if (isBrief(alert.priority)) return "A caution makes no sound: there is nothing to shelve.";
  if (alert.category !== "B") {
    return `A category ${alert.category} alert is not shelved at this panel: it is answered for at its own station.`;
  }
  if (author.name.trim() === "") return "Say who shelves this alert.";
  if (reason.trim() === "") return "Say why this alert is shelved.";
  const end = Date.parse(until);
  if (!Number.isFinite(end)) return `"${until}" is not a time: say until when, as 2028-03-01T12:00:00Z.`;
  if (end <= now.at) return "The end of the shelving is past: say a later one.";
  if (end - now.at > settings.longestShelving) {
    return `An alert is shelved for ${saysDuration(settings.longestShelving)} at most: say an earlier end.`;
  }
  return undefined;
}

export function shelve(life: Life, act: ShelveAct, now: Instant, settings: AttentionSettings): Life {
  const until = Date.parse(act.until);
  const by = named(act.author);
  const lasts: Duration = milliseconds(until - now.at);
  const because = `Shelved for ${saysDuration(lasts)} by ${by}: ${act.reason}`;
  return changed(
    life,
    { shelved: { by, reason: act.reason, until }, because, changedAt: now.at },
    now,
    settings,
    { deadlines: { ...life.deadlines, "shelving-ends": later(now, lasts) } },
  );
}

export function unshelved(life: Life, now: Instant, settings: AttentionSettings): Life {
  const because = "The shelving has ended.";
  return changed(life, { shelved: undefined, because, changedAt: now.at }, now, settings);
}
