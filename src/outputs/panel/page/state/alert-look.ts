/** How an alert is shown: icon, flashing, words; and whether it may be acknowledged at this panel. */
import type { Alert } from "../../../../alerts/alert.ts";

const WAITING = new Set<Alert["state"]>([
  "active-unacknowledged",
  "active-silenced",
  "rectified-unacknowledged",
]);

/** MSC.302(87) 7.3: what nobody has acknowledged flashes, silenced or rectified though it may be. */
export const flashes = (alert: Alert): boolean =>
  WAITING.has(alert.state) || (alert.priority === "emergency-alarm" && alert.state === "active");

/** Category A is judged at its own station, C is acknowledged off the bridge: neither here (6.3). */
export const waitsHere = (alert: Alert): boolean => alert.category === "B" && WAITING.has(alert.state);

/** What another has taken over does not wait for us, but may be acknowledged all the same. */
export const acknowledgeable = (alert: Alert): boolean =>
  waitsHere(alert) || (alert.category === "B" && alert.state === "active-transferred");

const isOurs = ({ category, priority }: Alert): boolean =>
  category === "B" && (priority === "alarm" || priority === "warning");

/** What nobody has acknowledged may be handed over: its cause must still be there. */
export const transferable = (alert: Alert): boolean =>
  isOurs(alert) && ["active-unacknowledged", "active-silenced", "active-transferred"].includes(alert.state);

/** What sounds here may be shelved, and never an emergency alarm. */
export const shelvable = (alert: Alert): boolean =>
  isOurs(alert) && alert.state !== "normal" && alert.shelved === undefined;

/** Why an alert that waits cannot be acknowledged here; null when it can, or does not wait. */
export function notHere(alert: Alert): string | null {
  if (!WAITING.has(alert.state)) return null;
  if (alert.category === "A") return "judge and acknowledge it at its own station";
  if (alert.category === "C") return "acknowledged off the bridge, at its own station";
  return null;
}

export type AlertIcon =
  | "alarm-emergency-iec"
  | "caution-color-iec"
  | `${"alarm" | "warning"}-${"unacknowledged" | "silenced" | "acknowledged" | "transferred" | "rectified" | "noack"}-iec`;

export function iconOf(alert: Alert): AlertIcon {
  if (alert.priority === "emergency-alarm") return "alarm-emergency-iec";
  if (alert.priority === "caution") return "caution-color-iec";
  switch (alert.state) {
    case "active-unacknowledged":
      return alert.category === "B" ? `${alert.priority}-unacknowledged-iec` : `${alert.priority}-noack-iec`;
    case "active-silenced":
      return `${alert.priority}-silenced-iec`;
    case "active-transferred":
      return `${alert.priority}-transferred-iec`;
    case "rectified-unacknowledged":
      return `${alert.priority}-rectified-iec`;
    case "active-acknowledged":
    case "active":
    case "normal":
      return `${alert.priority}-acknowledged-iec`;
  }
}

/** Of one that is shelved, also by whom, why, and until when (the ship's log and officers keep UTC). */
export function stateWords(alert: Alert): string {
  const { shelved } = alert;
  const until = shelved && new Date(shelved.until).toISOString().slice(11, 16);
  const words = `${wordsOf(alert)}${calledWords(alert)}`;
  return shelved ? `${words}; shelved by ${shelved.by} until ${until} UTC: ${shelved.reason}` : words;
}

function calledWords({ called }: Alert): string {
  if (called === undefined) return "";
  return called === "crew" ? "; further crew are called" : "; the back-up officer is called";
}

function wordsOf(alert: Alert): string {
  switch (alert.state) {
    case "active-unacknowledged":
      return "not acknowledged";
    case "active-silenced":
      return "silenced, not acknowledged";
    case "active-acknowledged":
      return alert.acknowledgedBy ? `acknowledged by ${alert.acknowledgedBy}` : "acknowledged";
    case "active-transferred":
      return alert.transferredTo ? `transferred to ${alert.transferredTo}` : "transferred";
    case "rectified-unacknowledged":
      return "rectified, not acknowledged";
    case "active":
      return "active";
    case "normal":
      return "over";
  }
}
