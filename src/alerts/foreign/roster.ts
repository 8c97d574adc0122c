/**
 * The roster of other equipment's alerts: what each source has said, what it lists and was not heard, whether it is
 * heard at all. Pure but for what it keeps: what is said, and when, give findings and acts for the book.
 */
import type { Instant } from "../../kernel/clock.ts";
import { seconds } from "../../kernel/duration.ts";
import type { Json } from "../../kernel/json.ts";
import {
  type ForeignAlert,
  type ForeignAnswer,
  type ForeignQuestion,
  type ForeignSaid,
  foreignId,
  type ListedAlert,
} from "../../signals/foreign-alert.ts";
import { answerDue, answering, asks, givesUp, stillAnswering } from "./answers.ts";
import { isFresh, isSame, wordsOf } from "./compared.ts";
import { believed, doubted } from "./doubt.ts";
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
import { missingDue, shownByNumber } from "./missing.ts";
import { beating, type HeldAlert, listing, newSource, repeating, type Source, silentAt } from "./source.ts";

/** What a source is to be told: to tell one of its alerts again, or that it is acknowledged. */
export type Asked = { readonly port: string } & (
  | { readonly question: ForeignQuestion }
  | { readonly acknowledge: ForeignAnswer }
);

/** A list that is being sent while an alert comes may not have it yet. */
const LIST_BEHIND = seconds(5);

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
      case "refuses": {
        const held = source.alerts.get(said.key);
        return held?.answering?.is === "asked" ? [...back, ...answering(source, held, "refused", now)] : back;
      }
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
    return sources.flatMap((source) => this.#news(doubted(source, now)));
  }

  due(): number | undefined {
    const moments = [...this.#sources.values()].flatMap((source) => this.#momentsOf(source));
    return moments.length === 0 ? undefined : Math.min(...moments);
  }

  advance(now: Instant): readonly Outcome[] {
    return [...this.#sources.values()].flatMap((source) => [
      ...this.#silent(source, now),
      ...[...source.missed].flatMap(([key, missed]) =>
        missingDue(missed) > now.mono ? [] : this.#news(shownByNumber(source, key, missed, now)),
      ),
      ...[...source.alerts.values()].flatMap((held) =>
        (answerDue(held) ?? Number.POSITIVE_INFINITY) > now.mono ? [] : this.#unanswered(source, held, now),
      ),
    ]);
  }

  /** An officer acknowledges it here. Undefined when its source is not to be told, or does not answer. */
  acknowledge(id: string, may: (port: string, by: ForeignAnswer["by"]) => boolean, now: Instant) {
    for (const source of this.#sources.values())
      for (const [key, held] of source.alerts)
        if (foreignId(source.name, key) === id) {
          const answer = asks(held);
          return answer && may(source.port, answer.by) ? this.#tell(source, held, answer, now) : undefined;
        }
    return undefined;
  }

  #tell(source: Source, held: HeldAlert, acknowledge: ForeignAnswer, now: Instant): readonly Outcome[] {
    this.#asked.push({ port: source.port, acknowledge });
    return this.#news(answering(source, held, "asked", now));
  }

  #unanswered(source: Source, held: HeldAlert, now: Instant): readonly Outcome[] {
    const { answer } = held.alert;
    return answer === undefined || givesUp(held)
      ? this.#news(answering(source, held, "silent", now))
      : this.#tell(source, held, answer, now);
  }

  #news(outcomes: readonly Outcome[]): readonly Outcome[] {
    this.#changed = true;
    return outcomes;
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
    const missed = [...source.missed.values()].map(missingDue);
    const answers = [...source.alerts.values()].flatMap((held) => answerDue(held) ?? []);
    return [...(silent === undefined ? [] : [silent]), ...missed, ...answers];
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
    const held: HeldAlert = { alert, by, heard: now.mono, ...stillAnswering(before, told.state) };
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
    return acknowledged ? [clear, ...acknowledgedThere(source, held)] : [clear];
  }

  #list(source: Source, listed: readonly ListedAlert[], now: Instant): readonly Outcome[] {
    const outcomes: Outcome[] = [];
    const keys = new Set(listed.map(({ key }) => key));
    for (const { key, revision, question } of listed) {
      const held = source.alerts.get(key);
      if (held && (revision === undefined || held.alert.revision === revision)) {
        source.missed.delete(key);
        if (held.alert.state === "transferred") outcomes.push(...answeredThere(source, held));
        if (held.doubt !== undefined) outcomes.push(believed(source, held, now));
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
    source.trouble = silentWords(source);
    return this.#news([troubled(source, source.trouble, now), ...doubted(source, now)]);
  }
}
