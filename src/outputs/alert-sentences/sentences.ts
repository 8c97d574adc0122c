/**
 * The alerts of this ship as one line tells them: what has changed, in the order of urgency; all of them at
 * least every 30 s; a heartbeat. Whoever writes the line takes one message whenever the line is free, so a
 * slow line delays but never piles up: of an alert that changed twice meanwhile the latest is told.
 */
import type { Alert, AlertChange } from "../../alerts/alert.ts";
import type { AlertAct } from "../../alerts/book.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { Json } from "../../kernel/json.ts";
import type { ForeignAnswer, ForeignQuestion } from "../../signals/foreign-alert.ts";
import { byUrgency } from "../../signals/priority.ts";
import { type KeptNumbers, Numbers } from "../alert-numbers.ts";
import { type Command, commandOf, type Known, type Sentence, speaker } from "./commands.ts";
import { encodeAck, encodeAcn, encodeAkd, encodeAlc, encodeAlf, encodeAlr, encodeHbt } from "./encode.ts";
import { Heartbeats } from "./heartbeats.ts";
import { alfOf, alrOf } from "./said.ts";
import type { AlertSentencesSettings } from "./settings.ts";

export interface AlertSentences {
  /** What the book of alerts changed. Alerts of others are not told again under our name. */
  changed(changes: readonly AlertChange[]): void;
  /** A sentence from the line: the acts it asks for, each with the refusal to send should it be refused. */
  heard(sentence: Sentence, now: Instant): readonly { readonly act: AlertAct; readonly refusal?: string }[];
  /** Sends the refusal of an act that was refused. */
  refuse(refusal: string): void;
  /** Asks another source to tell an alert again (ACN Q). */
  ask(question: ForeignQuestion): void;
  /** Tells another source that an alert of its is acknowledged (ACN A, ACK or AKD). */
  acknowledge(answer: ForeignAnswer): void;
  /** The next message, of one or more sentences without CR LF; undefined when there is nothing to send now. */
  take(now: Instant): readonly string[] | undefined;
  /** Monotonic time at which there is something to send; in the past when there is now. */
  due(): number;
  /** Numbers and revisions, for the next start. */
  save(): Json;
}

interface Kept {
  readonly numbers: KeptNumbers;
  readonly revisions: readonly (readonly [id: string, revision: number])[];
}

/** `subjects`: the ship's equipment in the order of her file. `alerts`: those that are not normal at the start. */
export function alertSentences(
  settings: AlertSentencesSettings,
  subjects: readonly string[],
  alerts: readonly Alert[],
  now: Instant,
  kept?: Json,
): AlertSentences {
  return new Line(settings, subjects, alerts, now, kept as unknown as Kept | undefined);
}

const isOurs = ({ id }: Alert): boolean => !id.startsWith("EXT/");

class Line implements AlertSentences {
  readonly #settings: AlertSentencesSettings;
  readonly #numbers: Numbers;
  /** 1 to 99, and 1 again: grows with every change of an alert. */
  readonly #revisions: Map<string, number>;
  /** The latest of every alert that has been told of since the start. */
  readonly #latest = new Map<string, Alert>();
  readonly #untold = new Set<string>();
  readonly #replies: string[] = [];
  readonly #heartbeats = new Heartbeats();
  #listDue: number;
  #heartbeatDue: number;
  #sequence = { alf: 0, alc: 0, hbt: 0 };

  constructor(
    settings: AlertSentencesSettings,
    subjects: readonly string[],
    alerts: readonly Alert[],
    now: Instant,
    kept: Kept | undefined,
  ) {
    this.#settings = settings;
    this.#numbers = new Numbers(settings.numbers, subjects, kept?.numbers);
    this.#revisions = new Map(kept?.revisions);
    this.#listDue = now.mono;
    this.#heartbeatDue = settings.sentences === "ALF" ? now.mono : Number.POSITIVE_INFINITY;
    for (const alert of alerts) this.#tell(alert);
  }

  changed(changes: readonly AlertChange[]): void {
    for (const { after } of changes) this.#tell(after);
  }

  heard(sentence: Sentence, now: Instant): readonly { readonly act: AlertAct; readonly refusal?: string }[] {
    if (sentence.formatter === "HBT") {
      this.#heartbeats.hears(sentence, now);
      return this.#handedTo(sentence, now);
    }
    const command = commandOf(sentence, this.#settings, this.#known(now));
    return command ? this.#obey(command) : [];
  }

  refuse(refusal: string): void {
    this.#replies.push(refusal);
  }

  ask(question: ForeignQuestion): void {
    this.#replies.push(encodeAcn(this.#settings.talker, question, "Q"));
  }

  acknowledge(answer: ForeignAnswer): void {
    const { talker } = this.#settings;
    if (answer.by === "ACN") this.#replies.push(encodeAcn(talker, answer, "A"));
    else if (answer.by === "ACK") this.#replies.push(encodeAck(talker, answer.alarm));
    else if (answer.by === "AKD") this.#replies.push(encodeAkd(talker, answer));
  }

  take(now: Instant): readonly string[] | undefined {
    const refusal = this.#replies.shift();
    if (refusal !== undefined) return [refusal];
    if (now.mono >= this.#heartbeatDue) return this.#heartbeat(now);
    if (now.mono >= this.#listDue) {
      const list = this.#list(now);
      if (list.length > 0) return list;
    }
    const first = this.#mostNeeded();
    if (!first) return undefined;
    this.#untold.delete(first.id);
    if (first.state === "normal") this.#latest.delete(first.id);
    return this.#told(first);
  }

  due(): number {
    const waits = this.#untold.size > 0 || this.#replies.length > 0;
    return waits ? Number.NEGATIVE_INFINITY : Math.min(this.#listDue, this.#heartbeatDue);
  }

  save(): Json {
    const kept: Kept = { numbers: this.#numbers.kept(), revisions: [...this.#revisions] };
    return JSON.parse(JSON.stringify(kept)) as Json;
  }

  #tell(alert: Alert): void {
    if (!isOurs(alert)) return;
    this.#latest.set(alert.id, alert);
    this.#revisions.set(alert.id, ((this.#revisions.get(alert.id) ?? 0) % 99) + 1);
    this.#untold.delete(alert.id);
    this.#untold.add(alert.id);
  }

  #told(alert: Alert): readonly string[] {
    const { talker, manufacturer, sentences } = this.#settings;
    if (sentences === "ALR") return this.#legacy(alert);
    const revision = this.#revisions.get(alert.id) ?? 1;
    const alf = alfOf(alert, { manufacturer, revision, ...this.#numbers.identity(alert) });
    return encodeAlf(talker, alf, this.#next("alf", 10));
  }

  #legacy(alert: Alert): readonly string[] {
    const inUse = (id: string): boolean => (this.#latest.get(id)?.state ?? "normal") !== "normal";
    const number = this.#numbers.legacy(alert.id, inUse);
    return number === undefined ? [] : [encodeAlr(this.#settings.talker, alrOf(alert, number))];
  }

  #heartbeat(now: Instant): readonly string[] {
    const { talker, heartbeat } = this.#settings;
    this.#heartbeatDue = now.mono + heartbeat * 1000;
    return [encodeHbt(talker, heartbeat, "A", this.#next("hbt", 10))];
  }

  #list(now: Instant): readonly string[] {
    const { talker, manufacturer, sentences, list } = this.#settings;
    this.#listDue = now.mono + list * 1000;
    const alerts = this.#active().sort(byNeed);
    if (sentences === "ALR") {
      // The list of older equipment is each alarm said again.
      for (const { id } of alerts) this.#untold.add(id);
      return alerts.length === 0 ? [encodeAlr(talker, { condition: "V", acknowledgement: "V" })] : [];
    }
    const entries = alerts.map((alert) => ({
      manufacturer,
      ...this.#numbers.identity(alert),
      revision: this.#revisions.get(alert.id) ?? 1,
    }));
    return encodeAlc(talker, entries, this.#next("alc", 100));
  }

  #mostNeeded(): Alert | undefined {
    let first: Alert | undefined;
    for (const id of this.#untold) {
      const alert = this.#latest.get(id);
      if (alert && (!first || byNeed(alert, first) < 0)) first = alert;
    }
    return first;
  }

  #active(): Alert[] {
    return [...this.#latest.values()].filter(({ state }) => state !== "normal");
  }

  /** Whoever answers for alerts and lives goes on answering for them. */
  #handedTo(sentence: Sentence, now: Instant): readonly { readonly act: AlertAct }[] {
    const to = speaker(sentence);
    const lasts = this.#heartbeats.left(to, now);
    if (lasts === undefined) return [];
    const author = { name: `${to} (HBT on ${this.#settings.port ?? "its line"})` };
    return this.#active()
      .filter(({ state, transferredTo }) => state === "active-transferred" && transferredTo === to)
      .map(({ id }) => ({ act: { act: "transfer", author, alert: id, to, lasts } }));
  }

  #obey(command: Command): readonly { readonly act: AlertAct; readonly refusal?: string }[] {
    switch (command.do) {
      case "act":
        return [command];
      case "refuse":
        this.refuse(command.refusal);
        return [];
      case "repeat":
        for (const id of command.alerts ?? this.#active().map((alert) => alert.id)) this.#untold.add(id);
        return [];
    }
  }

  #known(now: Instant): Known {
    return {
      find: (alert, instance) =>
        this.#active().flatMap((one) => {
          const identity = this.#numbers.identity(one);
          const meant = identity.alert === alert && (instance ?? identity.instance) === identity.instance;
          return meant ? [one.id] : [];
        }),
      byLegacy: (number) => this.#numbers.byLegacy(number),
      heartbeatOf: (name) => this.#heartbeats.left(name, now),
    };
  }

  #next(which: "alf" | "alc" | "hbt", wraps: number): number {
    const number = this.#sequence[which];
    this.#sequence[which] = (number + 1) % wraps;
    return number;
  }
}

/** What is active before what is not, the more urgent first, the older first. */
const byNeed = (a: Alert, b: Alert): number =>
  Number(a.state === "normal") - Number(b.state === "normal") ||
  byUrgency(a.priority, b.priority) ||
  a.changedAt - b.changedAt;
