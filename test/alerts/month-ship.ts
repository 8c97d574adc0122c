/** The ship of the random months: what happens on board is done to two books of alerts, and the oracle inspects. */
import { expect } from "vitest";
import type { AlertChange } from "../../src/alerts/alert.ts";
import { type AttentionSettings, attention } from "../../src/alerts/attention.ts";
import { type AlertAct, type AlertBook, alertBook, restoredBook } from "../../src/alerts/book.ts";
import type { Instant } from "../../src/kernel/clock.ts";
import { hours } from "../../src/kernel/duration.ts";
import { canonical, type Json } from "../../src/kernel/json.ts";
import { FAULTS, type Happening } from "./month.ts";
import { nair, rao, START } from "./officer.ts";
import { holds, Oracle } from "./oracle.ts";

/** One ship: a book that is never restarted, one that is at every "restart", and the oracle that inspects. */
export class MonthShip {
  now: Instant = { at: START, mono: 1000 };
  readonly #oracle: Oracle;
  readonly #settings: AttentionSettings;
  readonly #steady: AlertBook;
  #manned = true;
  #restarted: AlertBook;
  /** The monotonic clock of the restarted book begins anew at each start. */
  #offset = 0;

  constructor(settings: Partial<AttentionSettings>) {
    this.#settings = attention(settings);
    this.#oracle = new Oracle(this.#settings);
    this.#steady = alertBook(settings);
    this.#restarted = alertBook(settings);
  }

  get #other(): Instant {
    return { at: this.now.at, mono: this.now.mono - this.#offset };
  }

  /** Time passes: step by step, deadline by deadline, for the one; in a single leap for the other. */
  passes(wait: number): void {
    const end = this.now.mono + wait;
    const stepped: AlertChange[] = [];
    for (let due = this.#steady.due(); due !== undefined && due <= end; due = this.#steady.due()) {
      this.now = { at: this.now.at + (due - this.now.mono), mono: due };
      const changes = this.#steady.advance(this.now);
      holds(changes.length > 0, "a deadline that has come does something");
      stepped.push(...changes);
      this.#oracle.hears(changes, this.now.mono, this.now.at);
      this.#oracle.inspects(this.#steady, this.now.mono, this.now.at);
    }
    this.now = { at: this.now.at + (end - this.now.mono), mono: end };
    same(this.#restarted.advance(this.#other), stepped);
    this.#oracle.inspects(this.#steady, this.now.mono, this.now.at);
  }

  happens(happening: Happening): void {
    switch (happening.what) {
      case "restart":
        this.#restart();
        break;
      case "bridge-left":
      case "bridge-manned":
        this.#manned = happening.what === "bridge-manned";
        this.#both((book, now) => book.manned(this.#manned, now));
        break;
      case "raise":
        this.#raise(happening.fault);
        break;
      case "clear":
        this.#clear(happening.fault);
        break;
      case "flap":
        this.#flap(happening);
        break;
      case "silence":
      case "acknowledge":
      case "transfer":
      case "shelve":
        this.#act(this.#actOf(happening));
    }
  }

  /** It comes and goes six times, and somebody answers in the midst of it. */
  #flap({ fault, slowly, answered, wait }: Extract<Happening, { what: "flap" }>): void {
    for (let i = 0; i < 6; i += 1) {
      this.#raise(fault);
      this.passes((slowly * wait * (i + 1)) % (slowly * 7001));
      const alert = FAULTS[fault]?.id ?? "";
      if (i === answered) this.#act({ act: "acknowledge", author: rao, alert, station: undefined });
      this.#clear(fault);
      this.passes((slowly * wait * (i + 3)) % (slowly * 9001));
    }
  }

  #actOf(happening: Extract<Happening, { what: "silence" } | { on: number }>): AlertAct {
    if (happening.what === "silence") return { act: "silence", author: rao };
    const { what, on, escalated, wait } = happening;
    const alert = `${FAULTS[on]?.id}${escalated ? ":escalated" : ""}`;
    if (what === "transfer") return { act: "transfer", author: nair, alert, to: "Back-up officer" };
    if (what === "acknowledge") {
      const away = FAULTS[on]?.category === "C" ? "engine-room" : "task-station";
      return { act: "acknowledge", author: rao, alert, station: wait % 2 === 0 ? undefined : away };
    }
    const until = new Date(this.now.at + 1 + (wait % hours(2))).toISOString();
    return { act: "shelve", author: nair, alert, reason: "Detector faulty", until };
  }

  #raise(index: number): void {
    const finding = FAULTS[index];
    // The judge does not find a lower step while the higher one stands.
    const higher = FAULTS.find(({ supersedes }) => supersedes === finding?.id);
    if (!finding || (higher && this.#oracle.isPresent(higher.id))) return;
    const { edge } = this.#oracle.rises(finding.id, finding.priority, this.now.mono);
    if (finding.supersedes !== undefined) this.#oracle.superseded(finding.supersedes, this.now.mono);
    const changes = this.#both((book, now) => book.find({ ...finding, at: now.at }, now));
    holds(changes.length > 0 === edge, `${finding.id}: an edge is in the history, a repeat is not`);
    this.#oracle.inspects(this.#steady, this.now.mono, this.now.at);
  }

  #clear(index: number): void {
    const id = FAULTS[index]?.id ?? "";
    const { edge } = this.#oracle.goes(id, this.now.mono);
    const changes = this.#both((book, now) =>
      book.find({ is: "clear", at: now.at, id, because: "It has gone." }, now),
    );
    holds(changes.length > 0 === edge, `${id}: an edge is in the history, a repeat is not`);
    this.#oracle.inspects(this.#steady, this.now.mono, this.now.at);
  }

  #act(act: AlertAct): void {
    const before = new Set(this.#steady.list().map(({ id }) => id));
    const taken = this.#steady
      .list()
      .find(({ id }) => act.act === "transfer" && id === act.alert)?.transferredTo;
    const { changes, refused } = this.#steady.act(act, this.now);
    const other = this.#restarted.act(act, this.#other);
    same(other.changes, changes);
    expect(other.refused).toBe(refused);
    const renewed = act.act === "transfer" && taken === act.to && refused === undefined;
    if (renewed) this.#oracle.renews(act.alert, this.now.mono);
    holds(renewed || (refused === undefined) === changes.length > 0, "an act does something, or is refused");
    if (act.act === "acknowledge" && refused === undefined) {
      expect(before.has(act.alert)).toBe(true);
      expect(changes).toHaveLength(1);
      this.#oracle.answers(act.alert);
    }
    this.#oracle.hears(changes, this.now.mono, this.now.at);
    this.#oracle.inspects(this.#steady, this.now.mono, this.now.at);
  }

  #both(doing: (book: AlertBook, now: Instant) => readonly AlertChange[]): readonly AlertChange[] {
    const changes = doing(this.#steady, this.now);
    same(doing(this.#restarted, this.#other), changes);
    this.#oracle.hears(changes, this.now.mono, this.now.at);
    return changes;
  }

  #restart(): void {
    const saved = canonical(this.#restarted.save(this.#other));
    expect(saved, "what is kept does not depend on restarts").toBe(canonical(this.#steady.save(this.now)));
    this.#offset = this.now.mono - 17;
    this.#restarted = restoredBook(JSON.parse(saved) as Json, this.#other, this.#settings);
    this.#restarted.manned(this.#manned, this.#other);
    expect(this.#restarted.list()).toEqual(this.#steady.list());
    expect(this.#restarted.sound()).toBe(this.#steady.sound());
    expect(this.#restarted.groups()).toEqual(this.#steady.groups());
  }
}

const bytes = (changes: readonly AlertChange[]): string =>
  changes.length === 0 ? "" : canonical(changes as unknown as Json);
const same = (one: readonly AlertChange[], other: readonly AlertChange[]): void => {
  holds(bytes(one) === bytes(other), "restarted or not, stepped or leapt, the changes are the same");
};
