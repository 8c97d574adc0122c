/**
 * The life of one alert: six states (IEC 62923-1) for alarms and warnings, and the shorter life of emergency
 * alarms and cautions, which nobody acknowledges. Pure: a life, what befalls it and when give the life after,
 * with the reason in `because`. What may befall it at whose hands is asked elsewhere (acknowledge, shelving).
 */
import type { Finding } from "../rules/finding.ts";
import type { Priority } from "../signals/priority.ts";
import type { Alert, AlertState } from "./alert.ts";
import type { Deadlines } from "./deadlines.ts";
import type { Rises } from "./flapping.ts";

export type Raise = Extract<Finding, { is: "raise" }>;

export interface Life {
  readonly alert: Alert;
  /** Wall time of the last change of state, by which alerts are shown; a silence and its end are none. */
  readonly stateSince: number;
  /** The place in the order of coming: tells what was first when two came in the same millisecond. */
  readonly order: number;
  /** Why it is still active though its cause has gone. */
  readonly held?: "flapping" | "latched" | undefined;
  readonly rises: Rises;
  readonly deadlines: Deadlines;
}

export type LifeEvent =
  | "raise"
  | "rectify"
  | "acknowledge"
  | "silence"
  | "silence-ends"
  | "transfer"
  | "transfer-returns"
  | "supersede";

type Row = { readonly [event in LifeEvent]?: AlertState };

/** What follows each state. An event that a state does not name changes nothing. */
const NEXT: { readonly [state in AlertState]: Row } = {
  normal: { raise: "active-unacknowledged" },
  "active-unacknowledged": {
    raise: "active-unacknowledged",
    rectify: "rectified-unacknowledged",
    acknowledge: "active-acknowledged",
    silence: "active-silenced",
    transfer: "active-transferred",
    supersede: "normal",
  },
  "active-silenced": {
    raise: "active-unacknowledged",
    rectify: "rectified-unacknowledged",
    acknowledge: "active-acknowledged",
    "silence-ends": "active-unacknowledged",
    transfer: "active-transferred",
    supersede: "normal",
  },
  "active-acknowledged": { raise: "active-unacknowledged", rectify: "normal", supersede: "normal" },
  "active-transferred": {
    raise: "active-unacknowledged",
    // Nobody has acknowledged it, so it stays until somebody does. Our own judgement.
    rectify: "rectified-unacknowledged",
    acknowledge: "active-acknowledged",
    transfer: "active-transferred",
    "transfer-returns": "active-unacknowledged",
    supersede: "normal",
  },
  "rectified-unacknowledged": {
    raise: "active-unacknowledged",
    acknowledge: "normal",
    supersede: "normal",
  },
  active: { raise: "active", rectify: "normal", supersede: "normal" },
};

/** Emergency alarms and cautions are not acknowledged: active, or normal. */
export const isBrief = (priority: Priority): boolean =>
  priority === "emergency-alarm" || priority === "caution";

export const isActive = (state: AlertState): boolean =>
  state !== "normal" && state !== "rectified-unacknowledged";

export const isUnacknowledged = (state: AlertState): boolean =>
  isActive(state) ? state !== "active" && state !== "active-acknowledged" : state !== "normal";

/** The state after an event; undefined when the event changes nothing in that state. */
export function next(state: AlertState, event: LifeEvent, priority: Priority): AlertState | undefined {
  if (event === "raise" && isBrief(priority)) return "active";
  if (event === "raise" && state === "active") return "active-unacknowledged";
  return NEXT[state][event];
}

/** Whether its cause is there, or has only just gone in the midst of flapping. */
export const stands = (life: Life): boolean => isActive(life.alert.state) && life.held !== "latched";
