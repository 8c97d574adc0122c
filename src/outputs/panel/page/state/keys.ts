/** One key to silence, one to acknowledge the alert under the hand, two to move the hand. Pure. */
import { acknowledgeable } from "./alert-look.ts";
import type { PanelState } from "./panel-state.ts";

export type KeyMeans =
  | { readonly is: "silence" }
  | { readonly is: "acknowledge"; readonly alert: string }
  | { readonly is: "select"; readonly alert: string };

/** An alert that has been under the hand for less than this has not been read: the key does nothing yet. */
const READ_FOR = 600;

export function keyMeans(key: string, state: PanelState): KeyMeans | null {
  const alerts = (state.picture?.alerts ?? []).filter((alert) => alert.state !== "normal");
  const at = alerts.findIndex((alert) => alert.id === state.selected?.alert);
  switch (key) {
    case "s":
    case "S":
      return { is: "silence" };
    case "a":
    case "A": {
      const alert = alerts[at];
      const read = state.selected !== null && state.mono - state.selected.since >= READ_FOR;
      return alert && read && acknowledgeable(alert) && state.link === "live"
        ? { is: "acknowledge", alert: alert.id }
        : null;
    }
    case "ArrowDown":
    case "ArrowUp": {
      const next = alerts[Math.min(alerts.length - 1, Math.max(0, at + (key === "ArrowDown" ? 1 : -1)))];
      return next ? { is: "select", alert: next.id } : null;
    }
    default:
      return null;
  }
}
