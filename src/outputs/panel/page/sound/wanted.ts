/** Which one sound this page should make now: the watch's, or its own when the watch is not heard. Pure. */
import type { PanelState } from "../state/panel-state.ts";
import type { Tone } from "./patterns.ts";

export interface SoundWanted {
  readonly tone: Tone;
  /** Another key begins the pattern anew: a second warning is heard although the first still stands. */
  readonly key: string;
}

/** An alarm that was sounding when contact was lost may not have ended: after this, silenced here, it sounds again. */
const RESOUND_AFTER = 30_000;

/** The warning of lost contact is given again this often until somebody silences it. */
const LOSS_AGAIN = 60_000;

export function soundWanted(state: PanelState): SoundWanted | null {
  const heard = state.picture?.sound ?? null;
  if (state.link === "live") return heard && { tone: heard, key: `${heard} ${latest(state, heard)}` };
  if (state.link === "connecting") return null;
  const silenced = state.lossSilenced;
  const held = heard === "alarm" || heard === "emergency-alarm" ? heard : null;
  if (held && (silenced === null || state.mono - silenced >= RESOUND_AFTER)) {
    return { tone: held, key: `held ${held}` };
  }
  const round = Math.floor((state.mono - state.heard) / LOSS_AGAIN);
  return silenced === null ? { tone: "warning", key: `contact lost ${round}` } : null;
}

/** Moves on when another alert of this tone is raised, and when the watch sounds an unanswered one again. */
function latest(state: PanelState, tone: Tone): string {
  const sounding = (state.picture?.alerts ?? []).filter(
    (alert) =>
      alert.priority === tone && (alert.state === "active-unacknowledged" || alert.state === "active"),
  );
  const repeats = sounding.reduce((sum, alert) => sum + (alert.repeated ?? 0), 0);
  return `${Math.max(0, ...sounding.map((alert) => alert.raisedAt))} ${repeats}`;
}
