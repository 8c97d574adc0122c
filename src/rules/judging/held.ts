/** One instance with its state: which shape is judged how, and how its state is written down and read back. */
import type { Instant } from "../../kernel/clock.ts";
import type { Slot } from "../../kernel/deadlines.ts";
import type { Json } from "../../kernel/json.ts";
import type { EntryDraft, Finding } from "../finding.ts";
import type { Instance } from "../instance.ts";
import { type ConditionState, judgeCondition, untouched } from "./condition.ts";
import { judgeDuty } from "./duty.ts";
import { type DutyState, freshDuty } from "./duty-state.ts";
import { type EpisodeState, judgeEpisode } from "./episode.ts";
import { judgeRecord, type RecordState } from "./record.ts";
import type { Seen } from "./seen.ts";

export type StateOf =
  | ({ readonly is: "condition" } & ConditionState)
  | ({ readonly is: "episode" } & EpisodeState)
  | ({ readonly is: "duty" } & DutyState)
  | ({ readonly is: "record" } & RecordState);

/** Its deadline is when it is to be judged again even if nothing changes. */
export interface Held extends Slot {
  readonly key: string;
  readonly instance: Instance;
  state: StateOf;
  /** Why the rule cannot be run: what it threw. */
  broken: string | undefined;
}

export interface Said {
  readonly state: StateOf;
  readonly findings: readonly Finding[];
  readonly drafts: readonly EntryDraft[];
  readonly wake: number | undefined;
}

export const instanceKey = (instance: Instance): string =>
  `judge/${instance.rule}#${instance.check}#${instance.subject}`;

function startState(instance: Instance): StateOf {
  switch (instance.shape) {
    case "episode":
      return { is: "episode", automaton: instance.start, failed: false };
    case "duty":
      return { is: "duty", ...freshDuty };
    case "record":
      return { is: "record", last: null, unknownSince: null };
    case "condition":
    case "gate":
    case "permission":
      return { is: "condition", ...untouched };
  }
}

/**
 * Monotonic time begins anew with each start: what was kept is moved to where wall time says it was. A computer
 * without a battery for its clock comes up in the past: a breach then begins to count now, never in the future.
 */
export function readState(instance: Instance, saved: Json | undefined, now: Instant): StateOf {
  const start = startState(instance);
  const kept = saved as (StateOf & { readonly version: number }) | undefined;
  if (!kept || kept.is !== start.is || kept.version !== instance.version) return start;
  // What was last seen was seen by the watch before this one; since when it has not been known, nobody can say.
  if (kept.is === "record")
    return kept.unknownSince === null ? { ...kept, unknownSince: now.at, away: true } : kept;
  if (kept.is !== "condition" || kept.since === null) return kept;
  const { at } = kept.since;
  return { ...kept, since: { at, mono: now.mono - Math.max(now.at - at, 0) } };
}

export const writeState = ({ instance, state }: Held): Json =>
  ({ ...state, version: instance.version }) as unknown as Json;

/** Judges by shape. What a rule throws becomes words; its state stays as it was. */
export function judgeInstance(
  held: Held,
  seen: Seen,
  now: Instant,
  timeZone: string,
  permitted: boolean,
): Said {
  try {
    const said = byShape(held, seen, now, timeZone, permitted);
    if (held.broken === undefined) return said;
    held.broken = undefined;
    return {
      ...said,
      findings: [
        { is: "clear", at: now.at, id: throwsId(held.instance), because: "it runs again" },
        ...said.findings,
      ],
    };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const known = held.broken !== undefined;
    held.broken = words;
    return {
      state: held.state,
      findings: known ? [] : [throwing(held.instance, words, now)],
      drafts: [],
      wake: undefined,
    };
  }
}

function byShape(held: Held, seen: Seen, now: Instant, timeZone: string, permitted: boolean): Said {
  const { instance, state } = held;
  if (seen.unbound.length > 0) return { state, findings: [], drafts: [], wake: undefined };
  switch (instance.shape) {
    case "episode": {
      const turn = judgeEpisode(instance, state as EpisodeState, seen, now);
      return { ...turn, state: { is: "episode", ...turn.state }, wake: turn.wake };
    }
    case "duty": {
      const turn = judgeDuty(instance, state as DutyState, seen, now, timeZone);
      return { ...turn, state: same(state, { is: "duty", ...turn.state }), wake: turn.wake };
    }
    case "record": {
      const turn = judgeRecord(instance, state as RecordState, seen, now);
      return { ...turn, state: same(state, { is: "record", ...turn.state }), wake: turn.wake };
    }
    case "condition":
    case "gate":
    case "permission": {
      const turn = judgeCondition(instance, state as ConditionState, seen, now, permitted);
      return { ...turn, state: same(state, { is: "condition", ...turn.state }), wake: turn.wake };
    }
  }
}

/** The old state when nothing in it has changed, so that nothing is written down again. */
const same = (before: StateOf, after: StateOf): StateOf =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;

/** The rule that tells of rules which fail. */
export const RULE_FAILED = "WK-rule";

const throwsId = (instance: Instance): string =>
  `${RULE_FAILED}:${instance.subject}:${instance.rule.replaceAll("/", "-")}`;

const throwing = (instance: Instance, words: string, now: Instant): Finding => ({
  is: "raise",
  at: now.at,
  id: throwsId(instance),
  rule: RULE_FAILED,
  subject: instance.subject,
  aspect: "health",
  priority: "warning",
  category: "B",
  title: "RULE FAILED",
  text: `The check of ${instance.cites} on ${instance.subjectName} failed (${words}); it is not being watched`,
  cites: instance.cites,
  latched: false,
  evidence: [],
});
