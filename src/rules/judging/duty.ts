/**
 * Duties through time: owed once in each period in which the duty existed at some time, done when the
 * evidence is complete, warned of before the end, overdue after it. A span ("at least once a week") begins
 * anew with each time it was done; a calendar day does not. Periods are counted in wall time, so that they go
 * on through a restart.
 */

import { dayEnd } from "../../kernel/calendar.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { EntryDraft, Finding } from "../finding.ts";
import type { DutyInstance } from "../instance.ts";
import type { DutyState } from "./duty-state.ts";
import type { Seen } from "./seen.ts";
import { judgeStated } from "./stated.ts";
import { alertId, draft, raise, type Turn } from "./turn.ts";

/** Everything that is fitted has spoken by then. */
const LOOK_AGAIN = 60_000;

export function judgeDuty(
  instance: DutyInstance,
  before: DutyState,
  seen: Seen,
  now: Instant,
  timeZone: string,
): Turn<DutyState> {
  if (instance.evidence.is === "until")
    return judgeStated(instance, instance.evidence, before, seen, now, timeZone);
  const findings: Finding[] = [];
  const drafts: EntryDraft[] = [];
  let state = withinReach(instance, before, now.at, timeZone);
  // While nothing tells whether the duty exists, it does; it never did once it is known that it does not. At the
  // first look of all nothing has had the time to tell.
  const firstLook = before.due === null;
  const untold = seen.during === undefined && !firstLook;
  if (firstLook && endedBefore(instance, state.due, now.at)) state = { ...state, doneAt: now.at };

  while (state.due !== null && now.at >= state.due) {
    const owed = state.owed || (untold && state.due === before.due);
    const missed = owed && !isDone(instance, state);
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
      doneAt: instance.every.is === "span" ? state.doneAt : null,
      progress: state.progress,
      stage: missed ? 2 : state.stage,
    };
  }
  if (seen.during === true) state = { ...state, owed: true };
  const owed = state.owed || untold;
  if (!owed && state.stage === 1) {
    findings.push({ is: "clear", at: now.at, id: alertId(instance, "1"), because: "not owed" });
    state = { ...state, stage: 0 };
  }

  const proof = evidence(instance, state, seen, now.at);
  state = { ...state, progress: proof.progress };
  if (
    proof.at !== undefined &&
    proof.at > (state.doneAt ?? Number.NEGATIVE_INFINITY) &&
    !isDone(instance, state)
  ) {
    if (state.stage > 0)
      findings.push({ is: "clear", at: now.at, id: alertId(instance, String(state.stage)), because: "done" });
    drafts.push(
      ...draft(instance, seen, now, "done", {
        occasion: state.due ?? now.at,
        words: instance.owes,
        data: { due: state.due },
      }),
    );
    const due = instance.every.is === "span" ? proof.at + instance.every.span : state.due;
    state = { ...state, due, doneAt: proof.at, stage: 0 };
    // Done so long ago that the span since then is over too.
    if (due !== null && due <= now.at) {
      const late = judgeDuty(instance, state, seen, now, timeZone);
      return { ...late, findings: [...findings, ...late.findings], drafts: [...drafts, ...late.drafts] };
    }
  }

  const due = state.due ?? now.at;
  const warnAt = due - instance.warnBefore;
  if (owed && !isDone(instance, state) && state.stage === 0 && now.at >= warnAt) {
    const found = raise(instance, seen, now, stage(instance, seen, state, 0));
    if (found) findings.push(found);
    state = { ...state, stage: 1 };
  }
  const next = now.at < warnAt ? warnAt : due;
  const again = firstLook && seen.during === undefined ? Math.min(next, now.at + LOOK_AGAIN) : next;
  return { state, findings, drafts, wake: now.mono + (again - now.at) };
}

/** No period ends later than one that begins now: a later end was reckoned while the clock was wrong. */
function withinReach(instance: DutyInstance, state: DutyState, at: number, timeZone: string): DutyState {
  const latest = endOfPeriod(instance, at, timeZone);
  if (state.due !== null && state.due <= latest) return state;
  const done = state.due === null || instance.every.is === "span" ? state.doneAt : null;
  return { ...state, due: latest, doneAt: done };
}

function stage(instance: DutyInstance, seen: Seen, state: DutyState, step: 0 | 1) {
  return {
    step,
    text: instance.alert.steps[step]?.says(seen.values) ?? instance.owes,
    supersedes: step === 1 && state.stage === 1 ? alertId(instance, "1") : undefined,
  };
}

/** A day's duty is done for the day; a span's never, since the next span has begun. */
const isDone = (instance: DutyInstance, state: DutyState): boolean =>
  instance.every.is === "calendar-day" && state.doneAt !== null;

/** When it was done, if the evidence is complete. */
function evidence(
  instance: DutyInstance,
  state: DutyState,
  seen: Seen,
  now: number,
): { readonly at?: number; readonly progress: number } {
  const value = seen.values[instance.evidence.of];
  if (instance.evidence.is === "entry") {
    const entered = typeof value === "string" ? Date.parse(value) : Number.NaN;
    const counts = instance.every.is === "span" ? !Number.isNaN(entered) : entered >= dayStart(state);
    return counts ? { at: entered, progress: 0 } : { progress: 0 };
  }
  if (instance.evidence.is === "until") return { progress: 0 };
  // A reading that is unknown proves nothing and undoes nothing. Only an unbroken passage counts.
  if (value === undefined) return { progress: state.progress };
  const { through } = instance.evidence;
  const matches = (index: number): boolean => through[index]?.includes(value) ?? false;
  const progress = matches(state.progress)
    ? state.progress + 1
    : state.progress === 0 && matches(0)
      ? 1
      : state.progress;
  return progress >= through.length ? { at: now, progress: matches(0) ? 1 : 0 } : { progress };
}

/** The day that the period is about was over before the watch began: nothing of it is owed to this log. */
const endedBefore = ({ every }: DutyInstance, due: number | null, at: number): boolean =>
  every.is === "calendar-day" && due !== null && due - at < (every.from ?? 0);

const dayStart = ({ due }: DutyState): number => (due === null ? 0 : due - 86_400_000);

function endOfPeriod({ every }: DutyInstance, at: number, timeZone: string): number {
  if (every.is === "span") return at + every.span;
  const from = every.is === "calendar-day" ? (every.from ?? 0) : 0;
  return dayEnd(at - from, timeZone) + from;
}
