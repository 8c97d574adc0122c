/**
 * Conditions, gates and permissions through time: a breach begins, its steps come due, it ends. An unknown
 * reading ends nothing: steps go on, and a breach that shows itself again afterwards is a fresh one.
 */
import { hasPassed, type Instant } from "../../kernel/clock.ts";
import { byUrgency } from "../../signals/priority.ts";
import type { Finding } from "../finding.ts";
import type { ConditionInstance, Moment } from "../instance.ts";
import type { Seen } from "./seen.ts";
import { alertId, draft, raise, type Turn } from "./turn.ts";

export interface ConditionState {
  readonly verdict: "complies" | "breached" | "unknown" | "rests" | "waiting";
  /** When the breach began. */
  readonly since: Instant | null;
  /** The last step taken; −1: none. */
  readonly step: number;
  /** What that step said. */
  readonly words: string;
  /** A named permission stood when the permission was last used. */
  readonly named: boolean;
  /** Gates: what the list before departure says now, also while the duty itself does not exist yet. */
  readonly met: boolean;
}

export const untouched: ConditionState = {
  verdict: "waiting",
  since: null,
  step: -1,
  words: "",
  named: false,
  met: false,
};

export function judgeCondition(
  instance: ConditionInstance,
  state: ConditionState,
  seen: Seen,
  now: Instant,
  permitted: boolean,
): Turn<ConditionState> {
  const met = instance.shape === "gate" && isMet(instance, seen, now);
  return judged(instance, met === state.met ? state : { ...state, met }, seen, now, permitted);
}

const momentOf = (seen: Seen, { at }: Instant): Moment => ({
  at,
  get since() {
    return seen.since;
  },
});

/** The gate stays shut for whatever is not known. */
const isMet = (instance: ConditionInstance, seen: Seen, now: Instant): boolean =>
  seen.unknown.length === 0 && instance.complies(seen.values, momentOf(seen, now));

function judged(
  instance: ConditionInstance,
  state: ConditionState,
  seen: Seen,
  now: Instant,
  permitted: boolean,
): Turn<ConditionState> {
  if (seen.during === false) {
    const because = `not ${instance.during?.says ?? ""}`;
    const rests = ended(instance, { ...state, named: false }, seen, now, "rests", because);
    // Nobody asks any more: it is entered as put right only if it was.
    return isMet(instance, seen, now) ? rests : { ...rests, drafts: [] };
  }
  // After a start nothing is concluded from a situation that has not been told yet; what stood goes on.
  if (seen.during === undefined && seen.waiting && state.since === null)
    return still({ ...state, verdict: "waiting" });
  if (seen.unknown.length > 0) {
    const verdict = seen.unknown.every((reading) => reading.is === "waiting") ? "waiting" : "unknown";
    return state.since === null
      ? still({ ...state, verdict })
      : stepped(instance, { ...state, verdict }, seen, now);
  }
  if (instance.complies(seen.values, momentOf(seen, now))) {
    return ended(instance, { ...state, named: false }, seen, now, "complies", "she complies again");
  }
  if (permitted)
    return ended(instance, { ...state, named: true }, seen, now, "complies", "a named permission stands");
  const fresh = state.verdict === "unknown" && state.step >= 0;
  const begun: ConditionState = { ...state, verdict: "breached", since: state.since ?? now };
  if (!fresh) return stepped(instance, begun, seen, now);
  const cleared = clear(instance, state, now, "known again");
  const again = stepped(instance, { ...begun, step: -1 }, seen, now);
  return { ...again, findings: [...cleared, ...again.findings] };
}

const still = (state: ConditionState): Turn<ConditionState> => ({ state, findings: [], drafts: [] });

function clear(
  instance: ConditionInstance,
  state: ConditionState,
  now: Instant,
  because: string,
): readonly Finding[] {
  const taken = instance.alert.steps[state.step];
  if (taken?.priority === undefined) return [];
  return [{ is: "clear", at: now.at, id: alertId(instance, String(state.step + 1)), because }];
}

function ended(
  instance: ConditionInstance,
  state: ConditionState,
  seen: Seen,
  now: Instant,
  verdict: "complies" | "rests",
  because: string,
): Turn<ConditionState> {
  const next: ConditionState = { ...state, verdict, since: null, step: -1, words: "" };
  if (state.since === null || state.step < 0) return { state: next, findings: [], drafts: [] };
  const occasion = state.since.at;
  return {
    state: next,
    findings: clear(instance, state, now, because),
    drafts: draft(instance, seen, now, "rectified", {
      occasion,
      words: state.words,
      data: { since: occasion },
    }),
  };
}

/** Takes the furthest step that has come due, and says when the next one will. */
function stepped(
  instance: ConditionInstance,
  state: ConditionState,
  seen: Seen,
  now: Instant,
): Turn<ConditionState> {
  const { steps } = instance.alert;
  const since = state.since ?? now;
  const isDue = (after: number): boolean => hasPassed(since.mono, after, now.mono);
  const holds = (index: number): boolean => {
    const step = steps[index];
    return step !== undefined && (step.when === undefined || step.when(seen.values));
  };
  // A further step takes the place of the last only when it is more urgent: what was said stays said.
  const rises = (index: number, last: number): boolean => {
    const [next, taken] = [steps[index]?.priority, steps[last]?.priority];
    return taken === undefined || (next !== undefined && byUrgency(next, taken) < 0);
  };
  let reached = state.step;
  for (let index = state.step + 1; index < steps.length; index += 1) {
    if (isDue(steps[index]?.after ?? 0) && holds(index) && rises(index, reached)) reached = index;
  }
  // The end of a named permission is the last limit at once: the task was given its time.
  if (state.named && state.verdict === "breached") reached = steps.length - 1;
  const waits = steps
    .slice(reached + 1)
    .map((step) => step.after as number)
    .filter((after) => !isDue(after));
  const wake = waits.length > 0 ? since.mono + Math.min(...waits) : undefined;
  if (reached === state.step) return saidAnew(instance, { ...state, named: false }, seen, now, wake);

  const words = steps[reached]?.says(seen.values) ?? "";
  const before = steps[state.step];
  const finding = raise(instance, seen, now, {
    step: reached,
    text: words,
    supersedes: before?.priority === undefined ? undefined : alertId(instance, String(state.step + 1)),
  });
  return {
    state: { ...state, since, step: reached, words, named: false },
    findings: finding ? [finding] : [],
    drafts:
      state.step < 0
        ? draft(instance, seen, now, "raised", { occasion: since.at, words, data: { since: since.at } })
        : [],
    wake,
  };
}

/** Still the same step: it is told again only when there is something else to say of it. */
function saidAnew(
  instance: ConditionInstance,
  state: ConditionState,
  seen: Seen,
  now: Instant,
  wake: number | undefined,
): Turn<ConditionState> {
  const words =
    state.verdict === "breached" ? instance.alert.steps[state.step]?.says(seen.values) : undefined;
  if (words === undefined || words === state.words) return { state, findings: [], drafts: [], wake };
  const finding = raise(instance, seen, now, { step: state.step, text: words });
  return { state: { ...state, words }, findings: finding ? [finding] : [], drafts: [], wake };
}
