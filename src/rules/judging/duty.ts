/**
 * Duties through time: owed once in each period in which the duty existed at some time, done when the
 * evidence is complete, warned of before the end, overdue after it. Periods are counted in wall time, so
 * that they go on through a restart.
 */

import { dayEnd } from "../../kernel/calendar.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { EntryDraft, Finding } from "../finding.ts";
import type { DutyInstance } from "../instance.ts";
import type { Seen } from "./seen.ts";
import { alertId, draft, raise, type Turn } from "./turn.ts";

export interface DutyState {
  /** The end of the running period, wall time ms; null before the first look. */
  readonly due: number | null;
  /** The duty existed at some time in the period. */
  readonly owed: boolean;
  readonly doneAt: number | null;
  /** How many of the movement's values have been seen in turn. */
  readonly progress: number;
  /** 0 quiet, 1 warned, 2 overdue. */
  readonly stage: 0 | 1 | 2;
}

export const freshDuty: DutyState = { due: null, owed: false, doneAt: null, progress: 0, stage: 0 };

export function judgeDuty(
  instance: DutyInstance,
  before: DutyState,
  seen: Seen,
  now: Instant,
  timeZone: string,
): Turn<DutyState> {
  const findings: Finding[] = [];
  const drafts: EntryDraft[] = [];
  let state: DutyState =
    before.due === null ? { ...before, due: endOfPeriod(instance, now.at, timeZone) } : before;

  while (state.due !== null && now.at >= state.due) {
    const missed = state.owed && state.doneAt === null;
    if (missed) {
      const found = raise(instance, seen, now, stage(instance, seen, state, 1));
      if (found && state.stage < 2) findings.push(found);
      drafts.push(
        ...draft(instance, seen, now, "missed", {
          occasion: state.due,
          words: instance.owes,
          data: { due: state.due },
        }),
      );
    }
    state = {
      due: endOfPeriod(instance, state.due, timeZone),
      owed: false,
      doneAt: null,
      progress: state.progress,
      stage: missed ? 2 : state.stage,
    };
  }
  if (seen.during !== false) state = { ...state, owed: true };

  const proof = evidence(instance, state, seen);
  state = { ...state, progress: proof.progress };
  if (proof.done && state.doneAt === null) {
    if (state.stage > 0)
      findings.push({ is: "clear", at: now.at, id: alertId(instance, String(state.stage)), because: "done" });
    drafts.push(
      ...draft(instance, seen, now, "done", {
        occasion: state.due ?? now.at,
        words: instance.owes,
        data: { due: state.due },
      }),
    );
    state = { ...state, doneAt: now.at, stage: 0 };
  }

  const due = state.due ?? now.at;
  const warnAt = due - instance.warnBefore;
  if (state.owed && state.doneAt === null && state.stage === 0 && now.at >= warnAt) {
    const found = raise(instance, seen, now, stage(instance, seen, state, 0));
    if (found) findings.push(found);
    state = { ...state, stage: 1 };
  }
  const next = now.at < warnAt ? warnAt : due;
  return { state, findings, drafts, wake: now.mono + (next - now.at) };
}

function stage(instance: DutyInstance, seen: Seen, state: DutyState, step: 0 | 1) {
  return {
    step,
    text: instance.alert.steps[step]?.says(seen.values) ?? instance.owes,
    supersedes: step === 1 && state.stage === 1 ? alertId(instance, "1") : undefined,
  };
}

function evidence(
  instance: DutyInstance,
  state: DutyState,
  seen: Seen,
): { readonly done: boolean; readonly progress: number } {
  const value = seen.values[instance.evidence.of];
  if (instance.evidence.is === "entry") {
    const entered = typeof value === "string" ? Date.parse(value) : Number.NaN;
    const start = state.due === null ? 0 : periodStart(instance, state.due);
    return { done: entered >= start, progress: 0 };
  }
  // A reading that is unknown proves nothing and undoes nothing. Only an unbroken passage counts.
  if (value === undefined) return { done: false, progress: state.progress };
  const { through } = instance.evidence;
  const matches = (index: number): boolean => through[index]?.includes(value) ?? false;
  const progress = matches(state.progress)
    ? state.progress + 1
    : state.progress === 0 && matches(0)
      ? 1
      : state.progress;
  return progress >= through.length
    ? { done: true, progress: matches(0) ? 1 : 0 }
    : { done: false, progress };
}

const periodStart = (instance: DutyInstance, due: number): number =>
  due - (instance.every.is === "span" ? instance.every.span : 86_400_000);

const endOfPeriod = (instance: DutyInstance, at: number, timeZone: string): number =>
  instance.every.is === "span" ? at + instance.every.span : dayEnd(at, timeZone);
