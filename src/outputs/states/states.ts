/**
 * The states of doors, water and fire as one line tells them: each on its change; at regular intervals how many of a
 * section are open or faulty, and which. Whoever writes the line takes one sentence whenever it is free, so a slow line
 * delays but never piles up: of an item that changed twice meanwhile the latest is told.
 */
import type { Instant } from "../../kernel/clock.ts";
import { seconds } from "../../kernel/duration.ts";
import {
  doorReport,
  fireReport,
  isCounted,
  isToldAgain,
  type Knows,
  type Report,
  waterReport,
} from "./reports.ts";
import type { StatesSettings } from "./settings.ts";
import { written } from "./written.ts";

export interface StateSentences {
  /** Signals that have changed on the board. */
  changed(signals: readonly string[], now: Instant): void;
  /** The next sentence without CR LF; undefined when there is nothing to say now. */
  take(now: Instant): readonly string[] | undefined;
}

/** What the ship file says of an item that is told of. */
export interface Fitted {
  readonly name: string;
  readonly kind: string;
}

interface Item {
  readonly name: string;
  readonly report: () => Report;
  readonly signals: readonly string[];
  /** As it was last told or is to be told: its fields, and since when. */
  told: string;
  since: number;
}

/** Whatever is fitted has spoken by then: what has not is told as a fault. Before, nothing is said of it. */
const FIRST_WORD = seconds(10);

/** The signal that finds water, by kind. */
export const WET: Readonly<Record<string, string>> = {
  "bilge-well": "high",
  "flooding-detector": "wet",
  "drain-space": "high",
  "oil-fuel-tank": "water",
  "shell-door": "leakage",
};

export function stateSentences(
  settings: StatesSettings,
  fitted: (id: string) => Fitted | undefined,
  knows: Knows,
  start: Instant,
): StateSentences {
  const { talker, every, console } = settings;
  const nameOf = (id: string): string => fitted(id)?.name ?? id;
  const itemOf = (id: string, signals: readonly string[], report: () => Report): Item => ({
    name: nameOf(id),
    report,
    signals: signals.map((signal) => (signal.includes(".") ? signal : `${id}.${signal}`)),
    told: "",
    since: start.at,
  });
  const mode = console === undefined ? [] : [`${console}.mode`];
  const items: readonly Item[] = [
    ...settings.fire.map((one) =>
      itemOf(one.equipment, ["alarm", "fault", "disabled", "acknowledged"], () => fireReport(one, knows)),
    ),
    ...settings.water.map((one) => {
      const wet = WET[fitted(one.equipment)?.kind ?? ""] ?? "wet";
      return itemOf(one.equipment, [wet], () => waterReport(one, wet, knows));
    }),
    ...settings.doors.map((one) =>
      itemOf(one.equipment, ["position", "secured", ...mode], () => doorReport(one, console, knows)),
    ),
  ];
  /** One summary each: `DOR WT`. */
  const sections = [...new Set(items.map(({ report }) => sectionOf(report())))];
  const untold = new Set<Item>();
  const summaries: string[] = [];
  const again = new Set<Item>();
  let due = start.mono + FIRST_WORD;
  let heardOut = false;

  /** Notes an item whose report is not what was told of it. */
  function look(item: Item, at: number): void {
    const report = JSON.stringify(item.report());
    if (report === item.told) return;
    item.told = report;
    item.since = at;
    untold.add(item);
  }

  const hasSpoken = (item: Item): boolean =>
    heardOut || item.signals.some((signal) => knows(signal).quality !== "never");

  function begin(now: Instant): void {
    due = now.mono + every * 1000;
    heardOut = true;
    for (const item of items) look(item, now.at);
    if (summaries.length === 0) summaries.push(...sections);
    for (const item of items) if (isToldAgain(item.report())) again.add(item);
  }

  function tell(item: Item): readonly string[] {
    untold.delete(item);
    again.delete(item);
    return [written(talker, item.report(), item.since, item.name)];
  }

  /** Made when it is sent, after every change has been told: it agrees with what the receiver has heard. */
  function summary(section: string, now: Instant): readonly string[] {
    const reports = items.map((item) => item.report()).filter((report) => sectionOf(report) === section);
    const [first] = reports;
    if (!first) return [];
    const { is, system } = first;
    return [written(talker, { is, type: "S", system, count: reports.filter(isCounted).length }, now.at)];
  }

  return {
    changed(signals, now) {
      const changed = new Set(signals);
      for (const item of items)
        if (item.signals.some((signal) => changed.has(signal)) && hasSpoken(item)) look(item, now.at);
    },
    take(now) {
      if (now.mono >= due) begin(now);
      // What is open, wet or burning goes before what is well again.
      const waiting = [...untold];
      const next = waiting.find((item) => isCounted(item.report())) ?? waiting[0];
      if (next) return tell(next);
      const section = summaries.shift();
      if (section !== undefined) return summary(section, now);
      const [repeated] = again;
      return repeated && tell(repeated);
    },
  };
}

const sectionOf = ({ is, system }: Report): string => `${is} ${system}`;
