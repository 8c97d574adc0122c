/**
 * The watch over the watch: one rule over a table, each row a way in which the watch itself may fail. A wrong
 * alert about oneself is as bad as a missing one: what counts as a failure is decided where it is measured.
 */
import { seconds } from "../../kernel/duration.ts";
import { type HealthSignal, type HealthSignals, health } from "../../signals/health.ts";
import type { Priority } from "../../signals/priority.ts";
import { condition } from "../bind.ts";
import { selfWatch } from "../citation.ts";
import { defineRule } from "../rule.ts";

interface Row<S extends HealthSignal> {
  readonly id: string;
  readonly signal: S;
  readonly name: string;
  readonly title: string;
  readonly priority: Priority;
  readonly well: (value: HealthSignals[S]) => boolean;
  readonly says: (value: HealthSignals[S]) => string;
}

const row = <S extends HealthSignal>(one: Row<S>): Row<HealthSignal> => one as unknown as Row<HealthSignal>;
const well = (value: string) => value === "well";

const rows: readonly Row<HealthSignal>[] = [
  row({
    id: "records-office",
    signal: "watch.records-office",
    name: "the records office",
    title: "LOG NOT WRITTEN",
    priority: "alarm",
    well,
    says: (words) => words,
  }),
  row({
    id: "store",
    signal: "watch.store",
    name: "the store of the logbook",
    title: "LOG SET ASIDE",
    priority: "alarm",
    well,
    says: (words) => words,
  }),
  row({
    id: "front-office",
    signal: "watch.front-office",
    name: "the front office",
    title: "PANEL NOT SERVED",
    priority: "warning",
    well,
    says: (words) => words,
  }),
  row({
    id: "disk",
    signal: "watch.disk",
    name: "the disk",
    title: "DISK FILLING",
    priority: "warning",
    well,
    says: (words) => words,
  }),
  row({
    id: "shore",
    signal: "watch.shore",
    name: "the shore link",
    title: "NO SHORE LINK",
    priority: "caution",
    well,
    says: (words) => words,
  }),
  row({
    id: "alert-sentences",
    signal: "watch.alert-sentences",
    name: "the lines on which alerts are told",
    title: "ALERTS NOT SENT",
    priority: "warning",
    well,
    says: (words) => words,
  }),
  row({
    id: "relays",
    signal: "watch.relays",
    name: "the relays",
    title: "HORN OR LAMP",
    priority: "warning",
    well,
    says: (words) => words,
  }),
  row({
    id: "loop-delay",
    signal: "watch.loop-delay",
    name: "the watch",
    title: "WATCH DELAYED",
    priority: "warning",
    well: (late) => late === 0,
    says: (late) => `The watch was held up for ${(late / 1000).toFixed(1)} s; alerts may have come late`,
  }),
  row({
    id: "write-time",
    signal: "watch.write-time",
    name: "the logbook",
    title: "DISK SLOW",
    priority: "warning",
    well: (taken) => taken === 0,
    says: (taken) => `The disk took ${taken.toFixed(1)} s to write entries: it may be failing`,
  }),
  row({
    id: "clock-step",
    signal: "watch.clock-step",
    name: "the clock",
    title: "CLOCK STEPPED",
    priority: "warning",
    well: (step) => step === 0,
    says: (step) => `The computer's clock stepped by ${step} s; durations are not affected, stamps are`,
  }),
  row({
    id: "memory",
    signal: "watch.memory",
    name: "the watch",
    title: "MEMORY HIGH",
    priority: "warning",
    well: (megabytes) => megabytes < 300,
    says: (megabytes) =>
      `The watch uses ${megabytes} MB of memory; restart it at a quiet time and report this`,
  }),
];

export const watchItself = defineRule({
  id: "WK-itself",
  title: "The watch itself works",
  cites: selfWatch("itself", "One fault, one part."),
  version: 1,
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [
    condition({
      items: () => rows,
      reads: (one) => ({ value: health(one.signal) }),
      complies: ({ value }, { item }) => value === undefined || item.well(value),
      alert: {
        aspect: "health",
        category: "B",
        title: (one) => one.title,
        steps: [
          {
            after: seconds(0),
            priority: (one) => one.priority,
            says: (one, { value }) => (value === undefined ? one.title : one.says(value)),
          },
        ],
      },
      log: {
        when: ["raised", "rectified"],
        book: "deck",
        says: (one, event, _values, words) =>
          event === "raised" ? `${words}.` : `Fault of ${one.name} rectified.`,
      },
    }),
  ],
});
