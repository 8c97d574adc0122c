/** What the judge holds, as the lists that a person reads: before departure, owed, shown, and not watched. */
import type { SignalId } from "../../signals/reading.ts";
import type { Instance } from "../instance.ts";
import type { Held } from "./held.ts";

/** An item of the list before departure. */
export interface GateView {
  readonly rule: string;
  readonly subject: string;
  readonly met: boolean;
  readonly text: string;
}

export interface DutyOwed {
  readonly rule: string;
  readonly subject: string;
  readonly text: string;
  /** Wall time, ms. */
  readonly due: number;
  readonly done: boolean;
  readonly overdue: boolean;
}

/** Something the law wants shown without sound: it has no alert, and nobody acknowledges it. */
export interface Indication {
  readonly rule: string;
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  /** As it is read aloud: `Schedule I, para 32(2)`. */
  readonly cites: string;
  /** What it rests on cannot be believed just now: it stays, for nobody has seen it end. */
  readonly unknown: boolean;
}

export interface Unwatched {
  readonly rule: string;
  readonly subject: string;
  /** What a person calls it: the subject's name. */
  readonly name: string;
  readonly missing: readonly SignalId[];
}

export function gateView({ instance, state }: Held): readonly GateView[] {
  if (instance.shape !== "gate") return [];
  const { lists, rule, subject } = instance;
  return [{ rule, subject, met: state.is === "condition" && state.met, text: lists ?? "" }];
}

export function dutyOwed({ instance, state }: Held): readonly DutyOwed[] {
  if (instance.shape !== "duty" || state.is !== "duty" || state.due === null) return [];
  const { rule, subject, owes } = instance;
  return [
    { rule, subject, text: owes, due: state.due, done: state.doneAt !== null, overdue: state.stage === 2 },
  ];
}

export function indication({ instance, state }: Held): readonly Indication[] {
  if (state.is !== "condition" || !("alert" in instance)) return [];
  const step = instance.alert.steps[state.step];
  if (step === undefined || step.priority !== undefined) return [];
  const { rule, subject, cites } = instance;
  const { title } = instance.alert;
  return [{ rule, subject, title, text: state.words, cites, unknown: state.verdict === "unknown" }];
}

export function unwatched(
  { rule, subject, subjectName: name, reads }: Instance,
  isBound: (signal: SignalId) => boolean,
): readonly Unwatched[] {
  const missing = Object.values(reads)
    .filter(({ need, signal }) => need === "must" && !isBound(signal))
    .map(({ signal }) => signal);
  return missing.length > 0 ? [{ rule, subject, name, missing }] : [];
}
