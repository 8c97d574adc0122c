/** What comes of judging one instance at one moment. */
import type { Instant } from "../../kernel/clock.ts";
import type { EntryDraft, Finding } from "../finding.ts";
import type { BoundAlert, Instance, LoggedEvent } from "../instance.ts";
import type { Seen } from "./seen.ts";

export interface Turn<S> {
  readonly state: S;
  readonly findings: readonly Finding[];
  readonly drafts: readonly EntryDraft[];
  /** Judge again at this monotonic time even if nothing changes. */
  readonly wake?: number | undefined;
}

/** Safe in an MQTT topic: no slash, no wildcard. */
export const alertId = (instance: Instance, step: string): string =>
  `${instance.rule.replaceAll("/", "-")}:${instance.subject}:${instance.check === "" ? "" : `${instance.check}-`}${step}`;

export function raise(
  instance: Instance & { readonly alert: BoundAlert },
  seen: Seen,
  now: Instant,
  what: { readonly step: number; readonly text: string; readonly supersedes?: string | undefined },
): Finding | undefined {
  const priority = instance.alert.steps[what.step]?.priority;
  if (priority === undefined) return undefined;
  return {
    is: "raise",
    at: now.at,
    id: alertId(instance, String(what.step + 1)),
    rule: instance.rule,
    subject: instance.subject,
    aspect: instance.alert.aspect,
    priority,
    category: instance.alert.category,
    title: instance.alert.title,
    text: what.text,
    cites: instance.cites,
    latched: instance.alert.latched,
    ...(what.supersedes === undefined ? {} : { supersedes: what.supersedes }),
    evidence: seen.evidence,
  };
}

/** The entry of an event, if the rule logs it. `occasion` tells one occurrence from the next. */
export function draft(
  instance: Instance,
  seen: Seen,
  now: Instant,
  event: LoggedEvent,
  what: { readonly occasion: number | string; readonly words: string; readonly data?: EntryDraft["data"] },
): readonly EntryDraft[] {
  const { log } = instance;
  if (!log?.when.includes(event)) return [];
  return [
    {
      key: `${instance.rule}:${instance.check}:${instance.subject}:${what.occasion}:${event}`,
      book: log.book,
      at: now.at,
      rule: instance.rule,
      ruleVersion: instance.version,
      text: log.says(event, seen.values, what.words),
      data: { ...what.data, subject: instance.subject, event, readings: seen.evidence as never },
      author: "watch",
    },
  ];
}
