/**
 * The judge: runs every rule that binds this ship, and only when something it reads has changed or a
 * deadline of its own has come. A rule that throws is unknown for its subject, is announced, and the others
 * go on. Given the same readings in the same order it finds the same, to the byte.
 */
import type { Instant } from "../kernel/clock.ts";
import { createDeadlines } from "../kernel/deadlines.ts";
import { type Duration, seconds } from "../kernel/duration.ts";
import type { Json } from "../kernel/json.ts";
import type { Ship } from "../ship/ship.ts";
import type { Board, BoardChange } from "../signals/board.ts";
import type { SignalId } from "../signals/reading.ts";
import type { EntryDraft, Finding } from "./finding.ts";
import { INPUTS_OF_NO_CHECK, type Instance } from "./instance.ts";
import { type Held, instanceKey, judgeInstance, readState, writeState } from "./judging/held.ts";
import {
  type DutyOwed,
  dutyOwed,
  type GateView,
  gateView,
  type Indication,
  indication,
  type Unwatched,
  unwatched,
} from "./judging/lists.ts";
import { type Seen, see, type View } from "./judging/seen.ts";
import { silenceLedger } from "./judging/silence.ts";
import type { Rule } from "./rule.ts";

export interface Judged {
  readonly findings: readonly Finding[];
  readonly drafts: readonly EntryDraft[];
}

export interface Judge {
  change(changes: readonly BoardChange[], now: Instant): Judged;
  /** Monotonic time of the next deadline. */
  due(): number | undefined;
  /** Runs deadlines up to now; each is stamped with its own time. */
  advance(now: Instant): Judged;
  /** Grows with each change of what the lists below may tell. */
  revision(): number;
  gate(): readonly GateView[];
  duties(): readonly DutyOwed[];
  /** What stands and is only shown: an indication has neither sound nor alert. */
  indications(): readonly Indication[];
  /** Checks that bind and cannot be watched because the ship file binds no signal to them. */
  unwatched(): readonly Unwatched[];
  /** State that has changed since it was last asked for, to outlive a restart. */
  kept(): readonly (readonly [key: string, value: Json])[];
}

export interface JudgeStart {
  readonly rules: readonly Rule[];
  readonly ship: Ship;
  readonly board: Board;
  /** Signals that the ship file binds, with the ports they hang on; facts count as bound. */
  readonly portOf: (signal: SignalId) => string | undefined;
  readonly isBound: (signal: SignalId) => boolean;
  /** The signal was lost with its port, and has not been heard since. */
  readonly portLost?: (signal: SignalId) => boolean;
  readonly now: Instant;
  readonly kept?: ReadonlyMap<string, Json>;
  /** How long after a start the first word of a signal is waited for before it counts as silent. */
  readonly firstWord?: Duration;
}

/** Less is the discipline of the clock. */
const STEP = seconds(1);

export function createJudge(start: JudgeStart): Judge {
  const { board, ship, kept: saved = new Map<string, Json>() } = start;
  const settledAt = start.now.mono + (start.firstWord ?? seconds(10));
  const since = new Map<SignalId, number>();
  const view: View = {
    know: (signal) => board.know(signal),
    isBound: start.isBound,
    since: (signal) => since.get(signal),
    portLost: start.portLost ?? (() => false),
    waitingUntil: settledAt,
  };
  const names = new Map(ship.equipment.map(({ id, name }) => [id, name]));
  const ledger = silenceLedger(start.portOf, (item) => names.get(item), saved.get("judge/silence"));
  const held = new Map<string, Held>();
  const readers = new Map<SignalId, Held[]>();
  const changed = new Set<string>();
  let revision = 0;
  const wakes = createDeadlines<Held>();
  let clockOffset = start.now.at - start.now.mono;

  for (const instance of neededOnly(
    start.rules.flatMap((rule) => rule.instances(ship)),
    start.isBound,
  )) {
    const key = instanceKey(instance);
    const one: Held = {
      key,
      instance,
      state: readState(instance, saved.get(key), start.now),
      broken: undefined,
      deadline: Number.POSITIVE_INFINITY,
      queued: Number.POSITIVE_INFINITY,
      order: held.size,
    };
    held.set(key, one);
    wakes.set(one, start.now.mono);
    for (const signal of signalsOf(instance)) readers.set(signal, [...(readers.get(signal) ?? []), one]);
  }

  /** Wall time has been set since duties were last looked at: their ends lie elsewhere now. */
  function heedClock(now: Instant): void {
    if (Math.abs(now.at - now.mono - clockOffset) <= STEP) return;
    clockOffset = now.at - now.mono;
    for (const one of held.values()) if (one.instance.shape === "duty") wakes.set(one, now.mono);
  }

  function run(one: Held, now: Instant, findings: Finding[], drafts: EntryDraft[]): void {
    const seen: Seen = see(one.instance, view, now.mono);
    const { state, wake, ...said } = judgeInstance(
      one,
      seen,
      now,
      ship.particulars.timeZone,
      permitted(one.instance),
    );
    findings.push(...said.findings);
    drafts.push(...said.drafts);
    if (state !== one.state) {
      changed.add(one.key);
      revision += 1;
    }
    one.state = state;
    const ahead = [wake, settledAt].filter((mono): mono is number => mono !== undefined && mono > now.mono);
    wakes.set(one, Math.min(...ahead));
    if (seen.unbound.length === 0) ledger.mark(one.instance, one.key, seen);
  }

  function permitted(instance: Instance): boolean {
    const signal = "permission" in instance ? instance.permission : undefined;
    return signal !== undefined && board.know(signal).quality === "good";
  }

  function settle(now: Instant, findings: Finding[]): void {
    const found = ledger.findings(now.at, now.mono >= settledAt);
    if (found.length > 0) changed.add("judge/silence");
    findings.push(...found);
  }

  const change: Judge["change"] = (changes, now) => {
    const findings: Finding[] = [];
    const drafts: EntryDraft[] = [];
    const touched = new Set<Held>();
    heedClock(now);
    for (const { signal, before, after, when } of changes) {
      // The first word after a start is no change: nobody saw when it came about.
      if (after.quality === "good" && before.quality !== "never") since.set(signal, when.at);
      for (const one of readers.get(signal) ?? []) touched.add(one);
    }
    for (const one of touched) run(one, now, findings, drafts);
    settle(now, findings);
    return { findings, drafts };
  };

  const advance: Judge["advance"] = (now) => {
    const findings: Finding[] = [];
    const drafts: EntryDraft[] = [];
    for (let mono = wakes.next(); mono !== undefined && mono <= now.mono; mono = wakes.next()) {
      const own: Instant = { mono, at: Math.round(now.at - (now.mono - mono)) };
      for (let one = wakes.take(mono); one !== undefined; one = wakes.take(mono))
        run(one, own, findings, drafts);
      settle(own, findings);
    }
    return { findings, drafts };
  };

  return {
    change,
    due: () => wakes.next(),
    advance,
    revision: () => revision,
    gate: () => [...held.values()].flatMap(gateView),
    duties: () => [...held.values()].flatMap(dutyOwed),
    indications: () => [...held.values()].flatMap(indication),
    unwatched: () => [...held.values()].flatMap(({ instance }) => unwatched(instance, start.isBound)),
    kept: () => {
      const list = [...changed].map((key) => [key, saveOf(key)] as const);
      changed.clear();
      return list;
    },
  };

  function saveOf(key: string): Json {
    const one = held.get(key);
    return one ? writeState(one) : ledger.save();
  }
}

/** An item whose inputs another check needs is announced by that check when they fail. */
function neededOnly(
  instances: readonly Instance[],
  isBound: (signal: SignalId) => boolean,
): readonly Instance[] {
  const needs = (instance: Instance): readonly SignalId[] => {
    const refs = Object.values(instance.reads).filter(({ need }) => need !== "if-known");
    const watched = refs.every(({ need, signal }) => need === "if-fitted" || isBound(signal));
    return watched ? refs.map(({ signal }) => signal) : [];
  };
  const items = new Set(
    instances
      .filter(({ rule }) => rule !== INPUTS_OF_NO_CHECK)
      .flatMap(needs)
      .map((signal) => signal.slice(0, signal.indexOf("."))),
  );
  return instances.filter(({ rule, subject }) => rule !== INPUTS_OF_NO_CHECK || !items.has(subject));
}

function signalsOf(instance: Instance): readonly SignalId[] {
  const named = "permission" in instance && instance.permission ? [instance.permission] : [];
  return [
    ...new Set([
      ...Object.values(instance.reads).map(({ signal }) => signal),
      ...(instance.during?.reads ?? []),
      ...named,
    ]),
  ];
}
