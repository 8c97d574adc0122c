/**
 * Doors, detectors and water points that their panel reports one by one (DOR, FIR, WAT), with the section
 * summaries that keep the reports fresh.
 *
 *     E  single item: its state            D  single item: disabled
 *     S  summary: how many are open, activated or faulty, in a division or in all
 *     F  fault of the system
 *
 * A summary that agrees with what is held refreshes it. One that does not shows that a report was lost: then
 * nothing that is held of the division can be believed, until each item has spoken again, or a summary says
 * that none is open. Two talkers that contradict each other about an item make it unknown until they agree.
 */
import type { Instant } from "../kernel/clock.ts";
import type { Duration } from "../kernel/duration.ts";
import type { Fields } from "../wire/message.ts";
import { type Address, addressOf, fits, matches, nameOf } from "./address.ts";
import type { Said, Sink } from "./said.ts";
import type { Timer, Timers } from "./timers.ts";

/** How one of the three sentences is read. */
export interface SectionGrammar {
  /** The field that names the item. */
  readonly item: string;
  /** Whether an item in this state counts in a summary; `either` when the sentence leaves it open. */
  readonly counts: (fields: Fields) => 0 | 1 | "either";
  /** Whether a summary for `summary` speaks also of items of the system `item`. */
  readonly covers: (summary: string, item: string) => boolean;
}

export interface Listener {
  readonly address: Address;
  /** Undefined when the report says nothing of this signal. */
  readonly says: (fields: Fields) => Said | undefined;
  readonly sink: Sink;
  readonly maxAge: Duration;
}

/** Hears every report of the section, whatever its type: mode switches and health. */
export interface Overhearer {
  readonly system?: string | undefined;
  readonly hear: (fields: Fields, when: Instant) => void;
}

export interface Section {
  readonly hear: (fields: Fields, when: Instant, talker?: string) => void;
  readonly lost: (when: Instant, because: string) => void;
  readonly listen: (listener: Listener) => void;
  readonly overhear: (overhearer: Overhearer) => void;
}

/** What the panel last said of one item. */
interface Held {
  readonly address: Address;
  fields: Fields;
  /** False once it may have missed something: then it stands for nothing. */
  sure: boolean;
  /** The system has reported a fault: a summary is not enough to believe it again. */
  fault: boolean;
  /** What each talker last said of it. */
  readonly voices: Map<string, Fields>;
  /** Runs while they contradict each other. */
  quarrel?: Timer | undefined;
  /** They have done so for too long. */
  disputed?: boolean;
}

interface Hearing extends Listener {
  held: Held | undefined;
}

/** A summary that does not agree, while the report that explains it may still come. */
interface Doubt {
  readonly section: Address;
  readonly count: number;
  readonly timer: Timer;
}

/** A panel may send its summary a moment before the report that explains it. */
const SUMMARY_TOLERANCE = 2000;
/** More than there are talkers about one item, and items of any panel: what comes beyond is noise. */
const MOST_VOICES = 8;
const MOST_ITEMS = 4096;

export function createSection(grammar: SectionGrammar, timers: Timers): Section {
  const held = new Map<string, Held>();
  const hearings: Hearing[] = [];
  const overhearers: Overhearer[] = [];
  const doubts = new Map<string, Doubt>();

  /** Whether a summary or fault for `section` speaks of what is at `address`. */
  const covered = (section: Address, address: Address): boolean =>
    (section.system === undefined ||
      address.system === undefined ||
      grammar.covers(section.system, address.system)) &&
    (section.first === undefined || address.first === undefined || section.first === address.first) &&
    (section.second === undefined || address.second === undefined || section.second === address.second);

  const tell = (hearing: Hearing, when: Instant): void => {
    const said = hearing.held?.sure === true ? hearing.says(hearing.held.fields) : undefined;
    if (said !== undefined) hearing.sink(when, said, hearing.maxAge);
  };

  /** How many the summary ought to count, at least and at most. */
  const expected = (section: Address): { least: number; most: number } => {
    let least = 0;
    let most = 0;
    for (const { address, fields, sure } of held.values()) {
      if (!covered(section, address)) continue;
      const count = sure ? grammar.counts(fields) : "either";
      if (count === 1) least += 1;
      if (count !== 0) most += 1;
    }
    const silent = hearings.filter(
      (hearing) => hearing.held === undefined && covered(section, hearing.address),
    );
    return { least, most: most + new Set(silent.map(({ address }) => nameOf(address))).size };
  };

  const doubtful = (section: Address, when: Instant, because: string, fault: boolean): void => {
    for (const one of held.values()) {
      if (!covered(section, one.address)) continue;
      one.sure = false;
      one.fault ||= fault;
    }
    for (const hearing of hearings) {
      const concerned = covered(section, hearing.held?.address ?? hearing.address);
      if (concerned && (hearing.held !== undefined || fault))
        hearing.sink(when, { broken: because }, hearing.maxAge);
    }
  };

  const agrees = (section: Address, count: number): boolean => {
    const { least, most } = expected(section);
    return count >= least && count <= most;
  };

  /** Ends each doubt that what is held now explains. */
  const explained = (): void => {
    for (const [name, { section, count, timer }] of doubts) {
      if (!agrees(section, count)) continue;
      timer.clear();
      doubts.delete(name);
    }
  };

  const dispute = (held: Held, when: Instant): void => {
    held.sure = false;
    held.disputed = true;
    const because = `${[...held.voices.keys()].join(" and ")} contradict each other about it`;
    for (const hearing of hearings)
      if (hearing.held === held) hearing.sink(when, { broken: because }, hearing.maxAge);
  };

  /** One may hear of a change a moment before the other. */
  const listenToAll = (held: Held, fields: Fields, when: Instant, talker: string): void => {
    if (held.voices.has(talker) || held.voices.size < MOST_VOICES) held.voices.set(talker, fields);
    if (held.voices.size < 2) return;
    const counts = new Set([...held.voices.values()].map(grammar.counts));
    if (counts.has(0) && counts.has(1)) {
      if (held.quarrel !== undefined) return;
      held.quarrel = timers.timer((late) => dispute(held, late));
      held.quarrel.set(when, SUMMARY_TOLERANCE);
    } else {
      held.quarrel?.clear();
      held.quarrel = undefined;
      held.disputed = false;
    }
  };

  const item = (fields: Fields, when: Instant, talker: string): void => {
    const address = addressOf(fields, grammar.item);
    const name = nameOf(address);
    const known: Held = held.get(name) ?? { address, fields, sure: true, fault: false, voices: new Map() };
    listenToAll(known, fields, when, talker);
    if (!held.has(name) && held.size < MOST_ITEMS) held.set(name, known);
    known.fields = fields;
    known.sure = known.disputed !== true;
    known.fault = false;
    for (const hearing of hearings) {
      if (!matches(hearing.address, address)) continue;
      hearing.held = known;
      tell(hearing, when);
    }
    if (known.disputed) dispute(known, when);
    explained();
  };

  const disagree = (section: Address, count: number, when: Instant): void => {
    const { least } = expected(section);
    const because = `the panel counts ${count} in its summary, its reports come to ${least}: one has been lost`;
    doubtful(section, when, because, false);
  };

  const summary = (fields: Fields, when: Instant): void => {
    const section = { ...addressOf(fields, grammar.item), item: undefined };
    const count = fields.count;
    if (typeof count !== "number") return;
    const name = nameOf(section);
    const waiting = doubts.get(name);
    if (!agrees(section, count)) {
      if (waiting !== undefined || doubts.size >= MOST_ITEMS) return;
      const timer = timers.timer((late) => {
        doubts.delete(name);
        if (!agrees(section, count)) disagree(section, count, late);
      });
      doubts.set(name, { section, count, timer });
      timer.set(when, SUMMARY_TOLERANCE);
      return;
    }
    waiting?.timer.clear();
    doubts.delete(name);
    if (count === 0)
      for (const one of held.values())
        if (!one.fault && !one.disputed && grammar.counts(one.fields) === 0 && covered(section, one.address))
          one.sure = true;
    for (const hearing of hearings)
      if (hearing.held !== undefined && covered(section, hearing.held.address)) tell(hearing, when);
  };

  return {
    hear(fields, when, talker = "") {
      const system = addressOf(fields, grammar.item).system;
      for (const one of overhearers) if (fits(one.system, system)) one.hear(fields, when);
      if (fields.type === "S") summary(fields, when);
      else if (fields.type === "F") {
        const words = typeof fields.text === "string" ? `: ${fields.text}` : "";
        doubtful(
          { ...addressOf(fields, grammar.item), item: undefined },
          when,
          `the system reports a fault of its own${words}`,
          true,
        );
      } else if (addressOf(fields, grammar.item).item !== undefined) item(fields, when, talker);
    },
    lost(when, because) {
      doubtful({}, when, because, false);
      for (const hearing of hearings)
        if (hearing.held === undefined) hearing.sink(when, { broken: because }, hearing.maxAge);
    },
    listen: (listener) => void hearings.push({ ...listener, held: undefined }),
    overhear: (overhearer) => void overhearers.push(overhearer),
  };
}
