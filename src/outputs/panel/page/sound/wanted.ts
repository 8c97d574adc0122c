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

export function soundWanted(state: PanelState): SoundWanted | null {
  const heard = state.picture?.sound ?? null;
  if (state.link === "live") return heard && { tone: heard, key: `${heard} ${newest(state, heard)}` };
  if (state.link === "connecting") return null;
  const silenced = state.lossSilenced;
  const held = heard === "alarm" || heard === "emergency-alarm" ? heard : null;
  if (held && (silenced === null || state.mono - silenced >= RESOUND_AFTER))
    return { tone: held, key: `held ${held}` };
  return silenced === null ? { tone: "warning", key: "contact lost" } : null;
}

/** When the latest alert that this tone is for was raised. */
function newest(state: PanelState, tone: Tone): number {
  const sounding = (state.picture?.alerts ?? []).filter(
    (alert) =>
      alert.priority === tone && (alert.state === "active-unacknowledged" || alert.state === "active"),
  );
  return Math.max(0, ...sounding.map((alert) => alert.raisedAt));
}
