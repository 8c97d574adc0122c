/**
 * Stories of rules: an officer can confirm or deny each. The real board, judge and alert book, on a clock that
 * the story moves. What is given is said again every second, as instruments do, until it is silenced.
 */
import { expect } from "vitest";
import type { Alert, AlertState } from "../../src/alerts/alert.ts";
import { type AlertBook, alertBook } from "../../src/alerts/book.ts";
import type { Instant } from "../../src/kernel/clock.ts";
import { parseDuration, seconds } from "../../src/kernel/duration.ts";
import type { EntryDraft } from "../../src/rules/finding.ts";
import { createJudge, type Judge, type Judged } from "../../src/rules/judge.ts";
import type { Rule } from "../../src/rules/rule.ts";
import type { Ship } from "../../src/ship/ship.ts";
import { isUnfitted } from "../../src/ship/unfitted.ts";
import { type Board, type BoardChange, createBoard } from "../../src/signals/board.ts";
import type { Priority } from "../../src/signals/priority.ts";
import type { SignalValue } from "../../src/signals/reading.ts";

const MAX_AGE = seconds(5);
/** 1 March 2028, 12:00 UTC. */
const START = Date.UTC(2028, 2, 1, 12);

type Given = Readonly<Record<string, SignalValue>>;

export class RuleStory {
  private readonly board: Board = createBoard();
  private readonly book: AlertBook = alertBook();
  private readonly judge: Judge;
  private now: Instant = { at: START, mono: 0 };
  private readonly given_ = new Map<string, { readonly value?: SignalValue; readonly broken?: string }>();
  readonly entries: EntryDraft[] = [];

  constructor(rules: readonly Rule[], ship: Ship, start: Given = {}, at: number = START) {
    this.now = { at, mono: 0 };
    const bound = new Set(
      ship.equipment.flatMap((item) => item.signals.map((signal) => `${item.id}.${signal}`)),
    );
    const fitted = new Set(ship.equipment.map((item) => item.id));
    this.judge = createJudge({
      rules,
      ship,
      board: this.board,
      now: this.now,
      portOf: (signal) => (bound.has(signal) ? "test-port" : undefined),
      isBound: (signal) =>
        bound.has(signal) || (!isUnfitted(signal) && !fitted.has(signal.slice(0, signal.indexOf(".")))),
    });
    this.given(start);
    this.run(0);
  }

  /** From now on these instruments say so, at once and every second. */
  given(values: Given): this {
    for (const [signal, value] of Object.entries(values)) this.given_.set(signal, { value });
    return this.say(Object.keys(values));
  }

  /** These instruments report themselves broken. */
  broken(...signals: readonly string[]): this {
    return this.brokenBy("line cut", ...signals);
  }

  brokenBy(broken: string, ...signals: readonly string[]): this {
    for (const signal of signals) this.given_.set(signal, { broken });
    return this.say(signals);
  }

  /** Nothing more is heard of these. */
  silence(...signals: readonly string[]): this {
    for (const signal of signals) this.given_.delete(signal);
    return this;
  }

  /** Time passes: `90s`, `2min`. */
  after(duration: string): this {
    const length = parseDuration(duration);
    if (length === undefined) throw new Error(`not a duration: ${duration}`);
    this.run(length);
    return this;
  }

  acknowledge(priority?: Priority): this {
    for (const { id, priority: has } of this.alerts()) {
      if (priority === undefined || priority === has) {
        this.book.act({ act: "acknowledge", alert: id, author: { name: "Third officer" } }, this.now);
      }
    }
    return this;
  }

  alerts(): readonly Alert[] {
    return this.book.list();
  }

  /** The one alert there is (or none, for `normal`), with its state and, if given, priority and words. */
  shows(state: AlertState, priority?: Priority, words?: string): this {
    const alerts = this.alerts();
    if (state === "normal") expect(alerts.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
    else {
      expect(alerts.map((alert) => alert.state)).toEqual([state]);
      if (priority !== undefined) expect(alerts[0]?.priority).toBe(priority);
      if (words !== undefined) expect(alerts[0]?.text).toContain(words);
    }
    return this;
  }

  /** Exactly these entries so far, by the words they contain. */
  logs(...words: readonly string[]): this {
    expect(this.entries.map(({ text }) => text)).toEqual(words.map((part) => expect.stringContaining(part)));
    return this;
  }

  /** Exactly these indications stand, without sound and without alert, by their words; `?` before what is unknown now. */
  indicates(...words: readonly string[]): this {
    const shown = this.judge.indications().map(({ text, unknown }) => `${unknown ? "? " : ""}${text}`);
    expect(shown).toEqual(words);
    return this;
  }

  gate(): ReturnType<Judge["gate"]> {
    return this.judge.gate();
  }

  duties(): ReturnType<Judge["duties"]> {
    return this.judge.duties();
  }

  unwatched(): ReturnType<Judge["unwatched"]> {
    return this.judge.unwatched();
  }

  private run(length: number): void {
    const end = this.now.mono + length;
    for (;;) {
      const nextSecond = (Math.floor(this.now.mono / 1000) + 1) * 1000;
      const next = Math.min(end, nextSecond);
      this.moveTo(next);
      if (next === nextSecond) this.say([...this.given_.keys()]);
      if (next >= end) return;
    }
  }

  private moveTo(mono: number): void {
    for (;;) {
      const due = Math.min(
        this.board.nextStale() ?? Infinity,
        this.judge.due() ?? Infinity,
        this.book.due() ?? Infinity,
      );
      if (due > mono) break;
      this.now = { mono: due, at: this.now.at + (due - this.now.mono) };
      this.take(this.judge.change(this.board.expire(this.now), this.now));
      this.take(this.judge.advance(this.now));
      this.book.advance(this.now);
    }
    this.now = { mono, at: this.now.at + (mono - this.now.mono) };
  }

  private say(signals: readonly string[]): this {
    const changes: BoardChange[] = [];
    for (const signal of signals) {
      const what = this.given_.get(signal);
      if (!what) continue;
      const changed = this.board.post({
        signal,
        when: this.now,
        source: "test-port",
        maxAge: MAX_AGE,
        ...what,
      });
      if (changed) changes.push(changed);
    }
    this.take(this.judge.change(changes, this.now));
    return this;
  }

  private take({ findings, drafts }: Judged): void {
    for (const finding of findings) this.book.find(finding, this.now);
    this.entries.push(...drafts);
  }
}
