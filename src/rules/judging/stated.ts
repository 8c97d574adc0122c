/**
 * Duties whose end a paper names: valid until the end of that day, warned of before it, overdue after it and
 * while there is no such paper. A renewal that is entered, or a later day in the ship file, ends that.
 *
 *     ── valid ──────────────┬── warned ──┬── overdue ──
 *                       warnBefore       end of the day
 */
import { dayEnd } from "../../kernel/calendar.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { EntryDraft, Finding } from "../finding.ts";
import type { DutyEvidence, DutyInstance } from "../instance.ts";
import type { DutyState } from "./duty-state.ts";
import type { Seen } from "./seen.ts";
import { alertId, draft, raise, type Turn } from "./turn.ts";

type Until = Extract<DutyEvidence, { is: "until" }>;

export function judgeStated(
  instance: DutyInstance,
  { of, inShipFile }: Until,
  before: DutyState,
  seen: Seen,
  now: Instant,
  timeZone: string,
): Turn<DutyState> {
  const entered = seen.values[of];
  const ends = [inShipFile, typeof entered === "string" ? entered : undefined].flatMap((text) =>
    text === undefined ? [] : [endOf(text, timeZone)],
  );
  const end = ends.length === 0 ? undefined : Math.max(...ends);
  const stage = stageAt(end, instance.warnBefore, now.at);
  // After a start the entries of before are still to be told.
  if (seen.waiting && entered === undefined && stage > before.stage)
    return { state: before, findings: [], drafts: [] };
  const due =
    end === undefined ? (before.stage === 2 ? before.due : now.at) : Number.isFinite(end) ? end : null;
  const state: DutyState = {
    due,
    owed: true,
    doneAt: stage === 0 ? (before.doneAt ?? now.at) : null,
    progress: 0,
    stage,
  };
  const wakes = end === undefined ? [] : [end - instance.warnBefore, end].filter((at) => at > now.at);
  const next = Math.min(...wakes);
  return {
    state,
    ...told(instance, before, state, seen, now),
    wake: Number.isFinite(next) ? now.mono + (next - now.at) : undefined,
  };
}

const stageAt = (end: number | undefined, warnBefore: number, at: number): 0 | 1 | 2 =>
  end === undefined || at >= end ? 2 : at >= end - warnBefore ? 1 : 0;

/** A day is valid to its end, by the ship's clocks; what is no time at all is not valid. */
function endOf(text: string, timeZone: string): number {
  if (text === "") return Number.POSITIVE_INFINITY;
  const at = Date.parse(text);
  if (Number.isNaN(at)) return Number.NEGATIVE_INFINITY;
  return text.length === "2026-07-13".length ? dayEnd(Date.parse(`${text}T12:00:00Z`), timeZone) : at;
}

function told(
  instance: DutyInstance,
  before: DutyState,
  state: DutyState,
  seen: Seen,
  now: Instant,
): { readonly findings: readonly Finding[]; readonly drafts: readonly EntryDraft[] } {
  if (state.stage === before.stage) return { findings: [], drafts: [] };
  const data = { due: state.due };
  const occasion = state.due ?? now.at;
  if (state.stage < before.stage)
    return {
      findings: [
        { is: "clear", at: now.at, id: alertId(instance, String(before.stage)), because: "renewed" },
        ...(state.stage === 1 ? raised(instance, state, seen, now, undefined) : []),
      ],
      drafts: draft(instance, seen, now, "done", { occasion, words: instance.owes, data }),
    };
  return {
    findings: raised(instance, state, seen, now, before.stage === 1 ? alertId(instance, "1") : undefined),
    drafts:
      state.stage === 2 ? draft(instance, seen, now, "missed", { occasion, words: instance.owes, data }) : [],
  };
}

function raised(
  instance: DutyInstance,
  { stage }: DutyState,
  seen: Seen,
  now: Instant,
  supersedes: string | undefined,
): readonly Finding[] {
  const step = stage - 1;
  const text = instance.alert.steps[step]?.says(seen.values) ?? instance.owes;
  const found = raise(instance, seen, now, { step, text, supersedes });
  return found ? [found] : [];
}
