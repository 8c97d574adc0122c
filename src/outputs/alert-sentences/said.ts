/** What is said of an alert in a sentence: the letters of ALF and ALR for its state and priority. */
import type { Alert, AlertState } from "../../alerts/alert.ts";
import type { Priority } from "../../signals/priority.ts";
import { timeOfDay } from "../../wire/nmea0183/room.ts";
import type { AlfFields, AlrFields } from "./encode.ts";

const STATE: { readonly [state in AlertState]: AlfFields["state"] } = {
  "active-unacknowledged": "V",
  "active-silenced": "S",
  "active-acknowledged": "A",
  "active-transferred": "O",
  "rectified-unacknowledged": "U",
  // A is also "active" of an alert that nobody acknowledges.
  active: "A",
  normal: "N",
};

const PRIORITY: { readonly [priority in Priority]: AlfFields["priority"] & string } = {
  "emergency-alarm": "E",
  alarm: "A",
  warning: "W",
  caution: "C",
};

/** From 0, and after 9 to 1 again. */
const escalationOf = (repeated = 0): number => (repeated === 0 ? 0 : ((repeated - 1) % 9) + 1);

export function alfOf(
  alert: Alert,
  numbers: {
    readonly manufacturer: string;
    readonly alert: number;
    readonly instance: number;
    readonly revision: number;
  },
): AlfFields {
  const { state, category, priority, title, text, changedAt, repeated } = alert;
  return {
    ...numbers,
    time: timeOfDay(changedAt),
    category,
    priority: PRIORITY[priority],
    state: STATE[state],
    escalation: escalationOf(repeated),
    title,
    ...(state === "normal" || text === title ? {} : { description: text }),
  };
}

/** ALR has no words for silenced, transferred and the like: it is acknowledged, or it is not. */
export function alrOf(alert: Alert, alarm: number): AlrFields {
  const { state, title, text, changedAt } = alert;
  const waits =
    state === "active-unacknowledged" || state === "active-silenced" || state === "rectified-unacknowledged";
  return {
    time: timeOfDay(changedAt),
    alarm,
    condition: state === "normal" || state === "rectified-unacknowledged" ? "V" : "A",
    acknowledgement: waits ? "V" : "A",
    text: text || title,
  };
}
