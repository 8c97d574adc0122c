/**
 * The order in which alerts are shown, as IEC 62923-1 has it (at second hand, from people who implement it;
 * MSC.302(87) 9.16 asks for a defined order): emergency alarms; unacknowledged; rectified-unacknowledged;
 * acknowledged, and with them what is not acknowledged at all; within each by priority; then the last change
 * of state, latest first. A silence is no change of state, so an alert does not jump when it is silenced.
 * Latest first is our own judgement: what is new is at the top.
 */
import { byUrgency } from "../signals/priority.ts";
import type { Alert } from "./alert.ts";
import type { Life } from "./life.ts";

function rank({ priority, state }: Alert): number {
  if (priority === "emergency-alarm") return 0;
  if (state === "active-unacknowledged" || state === "active-silenced") return 1;
  return state === "rectified-unacknowledged" ? 2 : 3;
}

/** Negative when a is shown above b. */
export const byDisplay = (a: Life, b: Life): number =>
  rank(a.alert) - rank(b.alert) ||
  byUrgency(a.alert.priority, b.alert.priority) ||
  b.stateSince - a.stateSince ||
  b.order - a.order;
