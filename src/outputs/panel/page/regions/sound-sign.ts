/** Whether an alarm could be heard from this page now: a browser that blocks sound is a fault, and says so. */
import { html, type TemplateResult } from "lit";
import type { PanelView } from "./region.ts";

const SOUNDING = {
  "emergency-alarm": "EMERGENCY ALARM SOUNDING",
  alarm: "ALARM SOUNDING",
  warning: "WARNING SOUNDING",
} as const;

export function soundSign(view: PanelView): TemplateResult {
  // Any press at all unblocks the sound; this button is the place to press.
  if (view.sound.blocked) {
    return html`<button class="blocked" data-sound="blocked">SOUND BLOCKED — press here</button>`;
  }
  if (view.sound.tone) return html`<b data-sound="sounding">${SOUNDING[view.sound.tone]}</b>`;
  const left = silenceLeft(view);
  return left > 0
    ? html`<b data-sound="silenced" class="number">SILENCED ${left} s</b>`
    : html`<span data-sound="ready" class="muted small">Sound ready</span>`;
}

/** Seconds until the first silenced alert sounds again. */
function silenceLeft({ state, now }: PanelView): number {
  if (now === null) return 0;
  const ends = (state.picture?.alerts ?? [])
    .filter((alert) => alert.state === "active-silenced" && alert.silencedUntil !== undefined)
    .map((alert) => alert.silencedUntil ?? 0);
  return ends.length ? Math.max(0, Math.ceil((Math.min(...ends) - now) / 1000)) : 0;
}
