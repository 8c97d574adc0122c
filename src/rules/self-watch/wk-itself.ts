/**
 * The watch over the watch: one rule over a table, each row a way in which the watch itself may fail. A wrong
 * alert about oneself is as bad as a missing one: what counts as a failure is decided where it is measured, against
 * the limits that this rule declares.
 */
import { type Duration, minutes, seconds } from "../../kernel/duration.ts";
import { type HealthSignal, type HealthSignals, health } from "../../signals/health.ts";
import type { Priority } from "../../signals/priority.ts";
import { condition } from "../bind.ts";
import { selfWatch } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { ITSELF, ownLimits } from "../terms/own-limits.ts";

interface Row {
  readonly id: string;
  readonly signal: HealthSignal;
  readonly name: string;
  readonly title: string;
  readonly priority: Priority;
  /** In words, what is wrong; undefined while nothing is. */
  readonly ill: (value: string | number) => string | undefined;
}

type Signal<V> = { [S in HealthSignal]: HealthSignals[S] extends V ? S : never }[HealthSignal];
type Named = Omit<Row, "id" | "signal" | "ill">;

const idOf = (signal: HealthSignal): string => signal.slice("watch.".length);

/** `well`, or its own words for what is wrong. */
const told = (signal: Signal<string>, row: Named): Row => ({
  ...row,
  id: idOf(signal),
  signal,
  ill: (value) => (value === "well" ? undefined : String(value)),
});

/** 0 while within its limit, else what was measured. */
const measured = (signal: Signal<number>, says: (value: number) => string, row: Named): Row => ({
  ...row,
  id: idOf(signal),
  signal,
  ill: (value) => (value === 0 ? undefined : says(Number(value))),
});

const named = (name: string, title: string, priority: Priority): Named => ({ name, title, priority });

const atOnce: readonly Row[] = [
  told("watch.records-office", named("the records office", "LOG NOT WRITTEN", "alarm")),
  told("watch.store", named("the store of the logbook", "LOG SET ASIDE", "alarm")),
  told("watch.front-office", named("the front office", "PANEL NOT SERVED", "warning")),
  told("watch.panel-sound", named("the sound of a panel", "PANEL SILENT", "warning")),
  told("watch.disk", named("the disk", "DISK FILLING", "warning")),
  told("watch.line-errors", named("the lines", "LINE ERRORS", "warning")),
  told("watch.alert-sentences", named("the lines on which alerts are told", "ALERTS NOT SENT", "warning")),
  told("watch.relays", named("the relays", "HORN OR LAMP", "warning")),
  measured(
    "watch.loop-delay",
    (late) => `The watch was held up for ${(late / 1000).toFixed(1)} s; alerts may have come late`,
    named("the watch", "WATCH DELAYED", "warning"),
  ),
  measured(
    "watch.write-time",
    (taken) => `The disk took ${taken.toFixed(1)} s to write entries: it may be failing`,
    named("the logbook", "DISK SLOW", "warning"),
  ),
  measured(
    "watch.clock-step",
    (step) => `The computer's clock stepped by ${step} s; durations are not affected, stamps are`,
    named("the clock", "CLOCK STEPPED", "warning"),
  ),
  measured(
    "watch.memory",
    (megabytes) => `The watch uses ${megabytes} MB of memory; restart it at a quiet time and report this`,
    named("the watch", "MEMORY HIGH", "warning"),
  ),
];

const afterAWhile: readonly Row[] = [
  told("watch.shore", named("the shore link", "NO SHORE LINK", "caution")),
];

const failing = (rows: readonly Row[], after: (settings: { readonly shore: Duration }) => Duration) =>
  condition({
    items: () => rows,
    settings: {
      ...ownLimits,
      shore: setting(
        minutes(15),
        "a link ashore comes and goes behind every headland: nobody on the bridge is to be told of that",
      ),
    },
    reads: ({ signal }) => ({ value: health(signal) }),
    complies: ({ value }, { item }) => value === undefined || item.ill(value) === undefined,
    alert: {
      aspect: "health",
      category: "B",
      title: ({ title }) => title,
      steps: [
        {
          after,
          priority: ({ priority }) => priority,
          says: ({ ill, title }, { value }) => (value === undefined ? title : (ill(value) ?? title)),
        },
      ],
    },
    log: {
      when: ["raised", "rectified"],
      book: "deck",
      says: ({ name }, event, _values, words) =>
        event === "raised" ? `${words}.` : `Fault of ${name} rectified.`,
    },
  });

export const watchItself = defineRule({
  id: ITSELF,
  title: "The watch itself works",
  cites: selfWatch("itself", "One fault, one part."),
  version: 1,
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [failing(atOnce, () => seconds(0)), failing(afterAWhile, ({ shore }) => shore)],
});
