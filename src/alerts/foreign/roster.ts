/**
 * The roster of other equipment's alerts: what each source has said, what it lists and was not heard, whether it is
 * heard at all. Pure but for what it keeps: what is said, and when, give findings and acts for the book.
 */
import type { Instant } from "../../kernel/clock.ts";
import { seconds } from "../../kernel/duration.ts";
import type { Json } from "../../kernel/json.ts";
import type { ForeignAlert, ForeignQuestion, ForeignSaid, ListedAlert } from "../../signals/foreign-alert.ts";
import { isFresh, isSame, wordsOf } from "./compared.ts";
import {
  acknowledgedThere,
  answeredThere,
  ended,
  type Outcome,
  raised,
  recovered,
  silentWords,
  troubled,
} from "./findings.ts";
import { rosterOf, savedRoster } from "./kept.ts";
import { beating, type HeldAlert, listing, newSource, repeating, type Source, silentAt } from "./source.ts";

export interface Asked {
  readonly port: string;
  readonly question: ForeignQuestion;
}

/** So long is waited for an alert that is listed and was not heard, before it is shown by its number. */
const PATIENCE = seconds(5);
/** A list that is being sent while an alert comes may not have it yet. */
const LIST_BEHIND = seconds(5);
const NOT_HEARD = "its source is not heard any more";
const CHANGED = "it has changed since, and how was not heard";

export class ForeignRoster {
  readonly #sources: Map<string, Source>;
  readonly #portsDown = new Set<string>();
  #asked: Asked[] = [];
  #changed = false;

  constructor(now: Instant, kept?: Json) {
    this.#sources = new Map(kept === undefined ? [] : rosterOf(kept, now).map((one) => [one.name, one]));
  }

  hear(port: string, said: ForeignSaid, now: Instant): readonly Outcome[] {
    const source = this.#sources.get(said.source) ?? newSource(said.source, port, now.mono);
    this.#sources.set(said.source, source);
    const { life } = source;
    const outcomes = this.#said(source, said, now);
    // A heartbeat and a repetition are no news to be written down.
    if (outcomes.length > 0 || source.life?.limit !== life?.limit) this.#changed = true;
    return outcomes;
  }

  #said(source: Source, said: ForeignSaid, now: Instant): readonly Outcome[] {
    const back = this.#heard(source, said, now);
    switch (said.says) {
      case "alert":
        return [...back, ...this.#alert(source, said.by, said.alert, now)];
      case "list":
        source.life = listing(source.life);
        return [...back, ...this.#list(source, said.alerts, now)];
      case "words":
        return [...back, ...this.#words(source, said, now)];
      case "nothing":
        return [...back, ...[...source.alerts.keys()].flatMap((key) => this.#over(source, key, false, now))];
      case "lives":
        source.life = beating(said.interval);
        return back;
    }
  }

  /** The port is lost or silent: that is alerted as the port's own fault, and its sources are not heard. */
  port(port: string, down: boolean, now: Instant): readonly Outcome[] {
    const sources = [...this.#sources.values()].filter((one) => one.port === port);
    if (down === this.#portsDown.has(port)) return [];
    if (!down) {
      this.#portsDown.delete(port);
      for (const source of sources) source.heard = now.mono;
      return [];
    }
    this.#portsDown.add(port);
    return sources.flatMap((source) => this.#doubt(source, now));
  }

  due(): number | undefined {
    const moments = [...this.#sources.values()].flatMap((source) => this.#momentsOf(source));
    return moments.length === 0 ? undefined : Math.min(...moments);
  }

  advance(now: Instant): readonly Outcome[] {
    return [...this.#sources.values()].flatMap((source) => [
      ...this.#silent(source, now),
      ...this.#missing(source, now),
    ]);
  }

  /** What sources are to be asked for, since it was last taken. */
  takeAsked(): readonly Asked[] {
    const asked = this.#asked;
    this.#asked = [];
    return asked;
  }

  /** Undefined when nothing has changed since it was last saved. */
  save(): Json | undefined {
    if (!this.#changed) return undefined;
    this.#changed = false;
    return savedRoster([...this.#sources.values()]);
  }

  #momentsOf(source: Source): readonly number[] {
    const silent =
      source.trouble === undefined && !this.#portsDown.has(source.port) ? silentAt(source) : undefined;
    const missed = [...source.missed.values()].map(({ since }) => since + PATIENCE);
    return silent === undefined ? missed : [silent, ...missed];
  }

  #heard(source: Source, said: ForeignSaid, now: Instant): readonly Outcome[] {
    source.heard = now.mono;
    const words =
      said.says === "lives" && !said.well
        ? `${source.name} on port ${source.port} says that it is faulty (HBT): its alerts may be wrong or missing. Look at its own panel.`
        : undefined;
    // Only a heartbeat takes back what a heartbeat said.
    const stays = words === undefined && said.says !== "lives" && source.trouble?.includes("(HBT)");
    if (words === source.trouble || stays) return [];
    source.trouble = words;
    return [words === undefined ? recovered(source, now) : troubled(source, words, now)];
  }

  #alert(source: Source, by: string, told: ForeignAlert, now: Instant): readonly Outcome[] {
    const before = source.alerts.get(told.key);
    source.missed.delete(told.key);
    if (told.state === "normal") return this.#over(source, told.key, true, now);
    // AIS and fire panels list every alarm that they have as neither active nor acknowledged: no news of one never heard.
    if (told.state === "rectified" && !before && by !== "ALF") return [];
    const alert = { ...wordsOf(before?.alert), ...told };
    const held: HeldAlert = { alert, by, heard: now.mono };
    source.alerts.set(told.key, held);
    if (before && isSame(before.alert, alert)) {
      repeating(source, now.mono - before.heard);
      return before.doubt === undefined ? [] : [raised(source, held, now)];
    }
    const fresh = before !== undefined && isFresh(before.alert, alert);
    const again = fresh ? [ended(source, told.key, "It has come again.", now)] : [];
    if (told.state !== "rectified")
      return [...again, raised(source, held, now), ...answeredThere(source, held)];
    return [
      ...(before ? [] : [raised(source, held, now)]),
      ended(source, told.key, `${source.name} says that its cause has gone.`, now),
    ];
  }

  /** It is normal there; whether somebody has acknowledged it there is told only by some. */
  #over(source: Source, key: string, acknowledged: boolean, now: Instant): readonly Outcome[] {
    const held = source.alerts.get(key);
    if (!held) return [];
    source.alerts.delete(key);
    const clear = ended(source, key, `${source.name} says that it is normal.`, now);
    return acknowledged ? [clear, acknowledgedThere(source, held)] : [clear];
  }

  #list(source: Source, listed: readonly ListedAlert[], now: Instant): readonly Outcome[] {
    const outcomes: Outcome[] = [];
    const keys = new Set(listed.map(({ key }) => key));
    for (const { key, revision, question } of listed) {
      const held = source.alerts.get(key);
      if (held && (revision === undefined || held.alert.revision === revision)) {
        source.missed.delete(key);
        if (held.alert.state === "transferred") outcomes.push(...answeredThere(source, held));
        if (held.doubt !== undefined) outcomes.push(this.#believe(source, key, held, undefined, now));
      } else if (source.missed.get(key)?.revision !== revision || !source.missed.has(key)) {
        source.missed.set(key, { question, revision, since: now.mono });
        this.#asked.push({ port: source.port, question });
      }
    }
    for (const key of source.missed.keys()) if (!keys.has(key)) source.missed.delete(key);
    for (const [key, { heard }] of source.alerts)
      if (!keys.has(key) && now.mono - heard > LIST_BEHIND)
        outcomes.push(...this.#over(source, key, true, now));
    return outcomes;
  }

  #words(source: Source, said: Extract<ForeignSaid, { says: "words" }>, now: Instant): readonly Outcome[] {
    const held = source.alerts.get(said.key);
    const { title, text } = said;
    if (!held || (held.alert.title === title && held.alert.text === text)) return [];
    const worded = { ...held, alert: { ...held.alert, title, text } };
    source.alerts.set(said.key, worded);
    return held.alert.state === "rectified" ? [] : [raised(source, worded, now)];
  }

  #silent(source: Source, now: Instant): readonly Outcome[] {
    if (source.trouble !== undefined || this.#portsDown.has(source.port)) return [];
    if ((silentAt(source) ?? Number.POSITIVE_INFINITY) > now.mono) return [];
    this.#changed = true;
    source.trouble = silentWords(source);
    return [troubled(source, source.trouble, now), ...this.#doubt(source, now)];
  }

  #doubt(source: Source, now: Instant): readonly Outcome[] {
    this.#changed = true;
    return [...source.alerts].flatMap(([key, held]) =>
      held.alert.state === "rectified" ? [] : [this.#believe(source, key, held, NOT_HEARD, now)],
    );
  }

  #believe(source: Source, key: string, held: HeldAlert, doubt: string | undefined, now: Instant): Outcome {
    const { doubt: _, ...rest } = held;
    const marked: HeldAlert = doubt === undefined ? rest : { ...rest, doubt };
    source.alerts.set(key, marked);
    return raised(source, marked, now);
  }

  /** What is listed and was not told in time is shown by its number: it is an alert, and nothing more is known of it. */
  #missing(source: Source, now: Instant): readonly Outcome[] {
    const outcomes: Outcome[] = [];
    for (const [key, { since, revision, question }] of source.missed) {
      if (since + PATIENCE > now.mono) continue;
      this.#changed = true;
      source.missed.delete(key);
      const before = source.alerts.get(key);
      const text = `Alert ${question.alert} is on the list of this source, and nothing more was heard of it`;
      const unknown: ForeignAlert = { key, state: "unacknowledged", text, ...wordsOf(before?.alert) };
      const alert = revision === undefined ? unknown : { ...unknown, revision };
      const held: HeldAlert = { alert, by: "ALC", heard: now.mono, ...(before ? { doubt: CHANGED } : {}) };
      source.alerts.set(key, held);
      if (before && isFresh(before.alert, alert)) outcomes.push(ended(source, key, "It has changed.", now));
      outcomes.push(raised(source, held, now));
    }
    return outcomes;
  }
}
