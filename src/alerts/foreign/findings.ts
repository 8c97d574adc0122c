/** What another's word on its alert means for our list: findings, and the acts of whoever acted there. */
import type { Instant } from "../../kernel/clock.ts";
import { saysDuration } from "../../kernel/duration.ts";
import type { Finding } from "../../rules/finding.ts";
import { type ForeignAlert, foreignId } from "../../signals/foreign-alert.ts";
import type { AlertAct } from "../book.ts";
import { escalatedId } from "../unanswered.ts";
import { noteOf } from "./answering.ts";
import type { HeldAlert, Source } from "./source.ts";

export type Outcome = Finding | AlertAct;

const RULE = "WK-foreign";
const LONGEST_TITLE = 16;

export const raised = (source: Source, held: HeldAlert, now: Instant): Finding => {
  const { key, priority = "warning", category = "B", title, text } = held.alert;
  const head = title ?? `ALERT ${key.replace(/\/0$/, "")}`;
  const words = text ?? head;
  const notes = [held.doubt, noteOf(source.name, held.answering)].filter((note) => note !== undefined);
  return {
    is: "raise",
    at: now.at,
    id: foreignId(source.name, key),
    rule: RULE,
    subject: `${source.name}/${key}`,
    aspect: "health",
    priority,
    category,
    title: head.slice(0, LONGEST_TITLE).trimEnd(),
    text: `${words}${notes.length === 0 ? "" : ` (${notes.join("; ")})`} — told by ${source.name} on port ${source.port}`,
    cites: `${held.by} of ${source.name}`,
    latched: false,
    evidence: [
      { signal: `port.${source.port}`, quality: "good", value: held.by, at: now.at, source: source.name },
    ],
  };
};

export const ended = (source: Source, key: string, because: string, now: Instant): Finding => ({
  is: "clear",
  at: now.at,
  id: foreignId(source.name, key),
  because,
});

const author = (source: Source, by: string) => ({ name: `${source.name} (${by} on ${source.port})` });

type Answered = readonly AlertAct[];

/** On our list it may have become an alarm of its own meanwhile: whoever answers for the one answers for both. */
const ofBoth = (source: Source, held: HeldAlert, act: (alert: string) => AlertAct): Answered => {
  const id = foreignId(source.name, held.alert.key);
  return [act(id), act(escalatedId(id))];
};

/** Acknowledged where it arose: at its own station, whatever its category. */
export const acknowledgedThere = (source: Source, held: HeldAlert): Answered =>
  ofBoth(source, held, (alert) => ({
    act: "acknowledge",
    author: author(source, held.by),
    alert,
    ...(held.alert.category === "A" ? { station: "task-station" as const } : {}),
    ...(held.alert.category === "C" ? { station: "engine-room" as const } : {}),
  }));

const answers: {
  readonly [state in ForeignAlert["state"]]?: (source: Source, held: HeldAlert) => Answered;
} = {
  acknowledged: acknowledgedThere,
  silenced: (source, held) =>
    ofBoth(source, held, (alert) => ({ act: "silence", author: author(source, held.by), alert })),
  transferred: (source, held) =>
    ofBoth(source, held, (alert) => ({
      act: "transfer",
      author: author(source, held.by),
      alert,
      to: "other equipment",
    })),
};

/** The acts that its state tells of, if any. */
export const answeredThere = (source: Source, held: HeldAlert): Answered =>
  answers[held.alert.state]?.(source, held) ?? [];

const troubleId = (source: Source): string => `${RULE}:${source.name}:health`;

/** Its alerts stay on the list, marked: MSC.302(87) 12.2 would take them away, and nobody would know of them. */
export const troubled = (source: Source, words: string, now: Instant): Finding => ({
  is: "raise",
  at: now.at,
  id: troubleId(source),
  rule: RULE,
  subject: source.name,
  aspect: "health",
  priority: "warning",
  category: "B",
  title: "ALERTS NOT HEARD",
  text: words,
  cites: "Law 1 of the watch: unknown is not safe; MSC.302(87), 12.2",
  latched: false,
  evidence: [{ signal: `port.${source.port}`, quality: "stale", at: now.at, source: source.name }],
});

export const recovered = (source: Source, now: Instant): Finding => ({
  is: "clear",
  at: now.at,
  id: troubleId(source),
  because: "It is heard again.",
});

export const silentWords = (source: Source): string => {
  const count = source.alerts.size;
  const stay =
    count === 0
      ? ""
      : ` The ${count === 1 ? "alert" : `${count} alerts`} that it told of ${count === 1 ? "stays" : "stay"} on the list, marked.`;
  const limit = source.life === undefined ? "too long" : saysDuration(source.life.limit);
  return `${source.name} on port ${source.port} has not been heard for ${limit}: its alerts do not reach this list. Look at its own panel.${stay}`;
};
