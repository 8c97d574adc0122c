/**
 * The book of all alerts: the only place where the lives of alerts are kept. What happens to each is decided
 * by pure functions; the book finds the lives concerned, runs deadlines in their order, and tells what changed.
 * Deadlines up to the time of an input run before it, so that live and replay agree.
 */
import type { Instant } from "../kernel/clock.ts";
import type { Json } from "../kernel/json.ts";
import type { Finding } from "../rules/finding.ts";
import type { Act } from "../signals/act.ts";
import { byUrgency } from "../signals/priority.ts";
import { acknowledged, isAudible, refusal, silenced, transferRefusal, transferred } from "./acknowledge.ts";
import { Agenda } from "./agenda.ts";
import type { Alert, AlertChange } from "./alert.ts";
import { type AttentionSettings, attention, whileUnmanned } from "./attention.ts";
import { cleared, isWorse, type Past, pastOf, risen, toldAgain } from "./cause.ts";
import { type AlertGroup, groupsOf } from "./groups.ts";
import { type Life, type Raise, stands } from "./life.ts";
import { byDisplay } from "./order.ts";
import { type Contents, contentsOf, emptyContents, savedFrom } from "./saved.ts";
import { shelve, shelvingRefusal } from "./shelving.ts";
import { atDeadline, escalated, escalatedId, sooner, superseded } from "./unanswered.ts";

export type AlertAct = Extract<Act, { act: "acknowledge" | "silence" | "transfer" | "shelve" }>;
export type Sound = "emergency-alarm" | "alarm" | "warning";

export interface ActResult {
  readonly changes: readonly AlertChange[];
  /** Why nothing was done, in words for the person who tried. */
  readonly refused?: string;
}

export interface AlertBook {
  /** Findings from the judge, in order. */
  find(finding: Finding, now: Instant): readonly AlertChange[];
  /** A person's act on alerts; refused acts carry words for that person. */
  act(act: AlertAct, now: Instant): ActResult;
  /** Whether somebody is known to be on the bridge: where nobody is, the back-up officer is called sooner. */
  manned(is: boolean, now: Instant): readonly AlertChange[];
  /** Monotonic time of the next deadline (silence ends, repeat, escalation …), if any. */
  due(): number | undefined;
  /** Runs deadlines up to now, each stamped with its own time. */
  advance(now: Instant): readonly AlertChange[];
  /** Everything not normal, in the order of display. */
  list(): readonly Alert[];
  groups(): readonly AlertGroup[];
  /** What is to be sounded now: the highest priority that is unacknowledged, active, not silenced, not shelved. */
  sound(): Sound | null;
  /** Everything that must outlive a restart. Advance to now first. */
  save(now: Instant): Json;
}

export const alertBook = (settings?: Partial<AttentionSettings>): AlertBook =>
  new GuardedBook(emptyContents(), attention(settings));

/** The book as it was saved, its deadlines on the clock of this start. */
export function restoredBook(saved: Json, now: Instant, settings?: Partial<AttentionSettings>): AlertBook {
  const times = attention(settings);
  return new GuardedBook(contentsOf(saved, now, times), times);
}

class GuardedBook implements AlertBook {
  readonly #times: AttentionSettings;
  /** As they are in force, by whether somebody is on the bridge. */
  #settings: AttentionSettings;
  readonly #lives: Map<string, Life>;
  readonly #past: Map<string, Past>;
  readonly #agenda = new Agenda((life) => this.#lives.get(life.alert.id) === life);
  #order: number;
  #shown: readonly Life[] | undefined;

  constructor(contents: Contents, settings: AttentionSettings) {
    this.#times = settings;
    this.#settings = settings;
    this.#lives = new Map(contents.lives.map((life) => [life.alert.id, life]));
    this.#past = new Map(contents.past);
    this.#order = contents.order;
    for (const life of contents.lives) this.#agenda.put(life);
  }

  find(finding: Finding, now: Instant): readonly AlertChange[] {
    const overdue = this.advance(now);
    const found = finding.is === "raise" ? this.#raise(finding, now) : this.#clear(finding, now);
    return [...overdue, ...found];
  }

  act(act: AlertAct, now: Instant): ActResult {
    const overdue = this.advance(now);
    const { changes, refused } = act.act === "silence" ? this.#silence(act, now) : this.#answer(act, now);
    return { changes: [...overdue, ...changes], ...(refused === undefined ? {} : { refused }) };
  }

  manned(is: boolean, now: Instant): readonly AlertChange[] {
    const overdue = this.advance(now);
    this.#settings = is ? this.#times : whileUnmanned(this.#times);
    for (const life of [...this.#lives.values()]) this.#put(life, sooner(life, now, this.#settings));
    return overdue;
  }

  due(): number | undefined {
    return this.#agenda.next()?.when.mono;
  }

  advance(now: Instant): readonly AlertChange[] {
    const changes: AlertChange[] = [];
    for (let next = this.#agenda.next(); next && next.when.mono <= now.mono; next = this.#agenda.next()) {
      const { life, which, when } = next;
      if (which === "warning-escalates") changes.push(...this.#escalate(life, when));
      else changes.push(...this.#put(life, atDeadline(life, which, when, this.#settings)));
    }
    return changes;
  }

  list(): readonly Alert[] {
    return this.#display().map(({ alert }) => alert);
  }

  groups(): readonly AlertGroup[] {
    return groupsOf(this.#display());
  }

  sound(): Sound | null {
    let loudest: Sound | null = null;
    for (const { alert } of this.#lives.values()) {
      const { priority } = alert;
      const sounds = priority === "emergency-alarm" || (priority !== "caution" && isAudible(alert));
      if (sounds && (loudest === null || byUrgency(priority, loudest) < 0)) loudest = priority;
    }
    return loudest;
  }

  save(now: Instant): Json {
    return savedFrom({ lives: [...this.#lives.values()], past: [...this.#past], order: this.#order }, now);
  }

  #raise(finding: Raise, now: Instant): readonly AlertChange[] {
    const { id, supersedes, at } = finding;
    const alarm = this.#standing(escalatedId(id));
    if (alarm && finding.priority === "warning") {
      const told: Raise = { ...finding, priority: "alarm" };
      return this.#put(alarm, alarm.held ? toldAgain(alarm, told, now, this.#settings) : undefined);
    }
    const life = this.#lives.get(id);
    const after =
      life && stands(life) && !isWorse(finding, life)
        ? toldAgain(life, finding, now, this.#settings)
        : risen(finding, life, this.#past.get(id), this.#nextOrder(), now, this.#settings);
    const lower = [
      ...(alarm ? [alarm.alert.id] : []),
      ...(supersedes ? [supersedes, escalatedId(supersedes)] : []),
    ];
    return [
      ...this.#put(life, after),
      ...lower.filter((one) => one !== id).flatMap((one) => this.#end(one, id, at, now)),
    ];
  }

  #clear({ id, because, at }: Extract<Finding, { is: "clear" }>, now: Instant): readonly AlertChange[] {
    const life = this.#standing(escalatedId(id)) ?? this.#lives.get(id);
    return life ? this.#put(life, cleared(life, because, at, now, this.#settings)) : [];
  }

  #end(id: string, by: string, at: number, now: Instant): readonly AlertChange[] {
    const life = this.#lives.get(id);
    return life ? this.#put(life, superseded(life, by, at, now, this.#settings)) : [];
  }

  #escalate(warning: Life, when: Instant): readonly AlertChange[] {
    const id = escalatedId(warning.alert.id);
    const before = this.#lives.get(id);
    const alarm = escalated(warning, before, this.#past.get(id), this.#nextOrder(), when, this.#settings);
    return [
      ...this.#put(before, alarm),
      ...this.#put(warning, superseded(warning, id, when.at, when, this.#settings)),
    ];
  }

  #silence({ author, alert: one }: Extract<AlertAct, { act: "silence" }>, now: Instant): ActResult {
    const meant = this.#display().filter(({ alert }) => one === undefined || alert.id === one);
    const audible = meant.filter(({ alert }) => isAudible(alert));
    const changes = audible.flatMap((life) => this.#put(life, silenced(life, author, now, this.#settings)));
    if (changes.length > 0) return { changes };
    const refused =
      this.sound() === "emergency-alarm"
        ? "An emergency alarm is not silenced here: it sounds until its cause has gone."
        : one === undefined
          ? "Nothing is sounding."
          : "That alert is not sounding.";
    return { changes, refused };
  }

  #answer(act: Exclude<AlertAct, { act: "silence" }>, now: Instant): ActResult {
    const life = this.#lives.get(act.alert);
    if (!life) return { changes: [], refused: `There is no alert ${act.alert} on the list.` };
    if (act.act === "shelve") {
      const refused = shelvingRefusal(life, act, now, this.#settings);
      if (refused !== undefined) return { changes: [], refused };
      return { changes: this.#put(life, shelve(life, act, now, this.#settings)) };
    }
    const refused =
      act.act === "transfer" ? transferRefusal(life.alert, act.to) : refusal(life.alert, act.station);
    if (refused !== undefined) return { changes: [], refused };
    if (act.act === "acknowledge") {
      return { changes: this.#put(life, acknowledged(life, act.author, now, this.#settings)) };
    }
    const handed = transferred(life, act, now, this.#settings);
    const renewed = life.alert.transferredTo === act.to;
    const changes = this.#put(life, handed);
    return { changes: renewed ? [] : changes };
  }

  /** The one place where the book changes. Normal alerts leave it and are remembered by their numbers. */
  #put(before: Life | undefined, after: Life | undefined): readonly AlertChange[] {
    if (!after) return [];
    const { alert } = after;
    if (alert.state === "normal") {
      this.#lives.delete(alert.id);
      this.#past.set(alert.id, pastOf(after));
    } else {
      this.#lives.set(alert.id, after);
      this.#past.delete(alert.id);
      this.#agenda.put(after);
    }
    this.#shown = undefined;
    return [{ before: before?.alert, after: alert, because: alert.because }];
  }

  /** The life of an id, if its cause is there. */
  #standing(id: string): Life | undefined {
    const life = this.#lives.get(id);
    return life && stands(life) ? life : undefined;
  }

  #nextOrder(): number {
    this.#order += 1;
    return this.#order;
  }

  #display(): readonly Life[] {
    this.#shown ??= [...this.#lives.values()].sort(byDisplay);
    return this.#shown;
  }
}
