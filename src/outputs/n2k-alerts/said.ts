/** What is said of an alert on NMEA 2000: its numbers and its state, as canboat names them. */
import type { Alert, AlertState } from "../../alerts/alert.ts";
import type { Category } from "../../rules/words.ts";
import type { Priority } from "../../signals/priority.ts";
import type { AlertIdentity, AlertTold } from "../../wire/nmea2000/alerts.ts";
import type { Numbers } from "../alert-numbers.ts";

const TYPE: { readonly [priority in Priority]: number } = {
  "emergency-alarm": 1,
  alarm: 2,
  warning: 5,
  caution: 8,
};
const TECHNICAL = 1;

const STATE: { readonly [state in AlertState]: number } = {
  normal: 1,
  "active-unacknowledged": 2,
  active: 2,
  "active-silenced": 3,
  "active-acknowledged": 4,
  // Who took it answers for it: to everybody else it is acknowledged.
  "active-transferred": 4,
  "rectified-unacknowledged": 5,
};

const STATION: { readonly [category in Category]: string } = {
  A: "task-station",
  B: "bridge",
  C: "engine-room",
};

/** A byte from 253 up is not available, or kept for later. */
const PLACES = 250;

export function identityOf(alert: Alert, numbers: Numbers, system: number, name: string): AlertIdentity {
  const { alert: id, instance } = numbers.identity(alert);
  return {
    type: TYPE[alert.priority],
    category: TECHNICAL,
    system,
    subsystem: 0,
    id,
    name,
    instance: instance % PLACES,
    index: Math.floor(instance / PLACES) % PLACES,
    occurrence: alert.occurrence % PLACES,
  };
}

/** `station`: where they stand who may answer on this bus. */
export function toldOf(
  { state, priority, category, repeated = 0, supersedes }: Alert,
  station: string,
): AlertTold {
  const answered = state === "active-acknowledged" || state === "active-transferred";
  const brief = priority === "emergency-alarm" || priority === "caution";
  return {
    silenced: state === "active-silenced",
    acknowledged: answered,
    escalated: repeated > 0 || supersedes !== undefined,
    maySilence: !brief,
    mayAcknowledge: !brief && STATION[category] === station,
    mayEscalate: priority === "warning",
    exceeded: state.startsWith("active"),
    state: STATE[state],
  };
}
