/** The navigation lights: failed, not known, lit or off, each in its own form (MSC.253(83) 5.5); trouble first. */
import { css, html } from "lit";
import { type LampLook, lampLook } from "../state/equipment-looks.ts";
import type { FittedItem } from "../state/panel-state.ts";
import { look, Region } from "./region.ts";
import { tileLook } from "./tile-look.ts";

/** A lamp in trouble is never out of sight below the others; the rest keep the order of the ship file. */
const TROUBLE_FIRST: Readonly<Record<LampLook["look"], number>> = { failed: 0, unknown: 1, lit: 2, off: 2 };

class Lights extends Region {
  static override styles = [
    look,
    tileLook,
    css`
      .lamp {
        flex: none;
        width: 20px;
        height: 20px;
        border: 2px solid var(--element-neutral-color);
        border-radius: 50%;
      }
      .lit .lamp {
        background: var(--lamp);
        border-color: var(--lamp);
        box-shadow: 0 0 0 3px color-mix(in srgb, var(--lamp) 35%, transparent);
      }
      .failed .lamp {
        border-color: var(--alert-alarm-color);
        background: linear-gradient(45deg, transparent 44%, var(--alert-alarm-color) 44% 56%, transparent 56%),
          linear-gradient(-45deg, transparent 44%, var(--alert-alarm-color) 44% 56%, transparent 56%);
      }
      .unknown .lamp {
        border-style: dashed;
        text-align: center;
        line-height: 16px;
        font-weight: 670;
      }
      .tile {
        --lamp: var(--lamp-white);
      }
      .red {
        --lamp: var(--alert-alarm-color);
      }
      .green {
        --lamp: var(--alert-running-color);
      }
    `,
  ];

  override render() {
    const { fitted, signals } = this.view.state;
    const lamps = (fitted?.equipment ?? [])
      .filter((item) => item.kind === "navigation-light")
      .map((item) => ({ item, lamp: lampLook(item, signals) }))
      .sort((a, b) => TROUBLE_FIRST[a.lamp.look] - TROUBLE_FIRST[b.lamp.look]);
    return html`<header><h2>Navigation lights</h2></header>
      <div class="tiles">
        ${lamps.map(({ item, lamp }) => tile(item, lamp))}
        ${lamps.length === 0 ? html`<span class="muted">None in the ship file.</span>` : ""}
      </div>`;
  }
}

function tile(item: FittedItem, lamp: LampLook) {
  return html`<span class="tile ${lamp.look} ${colourOf(item)}" data-lamp=${item.id} data-look=${lamp.look} title=${lamp.because ?? ""}>
    <span class="lamp">${lamp.look === "unknown" ? "?" : ""}</span>
    <span class="what"><b>${item.name}</b><span>${lamp.words}</span></span>
  </span>`;
}

/** Port is red, starboard is green; the rest is white. Only the picture of a lit lamp depends on it. */
function colourOf(item: FittedItem): string {
  const words = `${item.id} ${item.name}`.toLowerCase();
  if (/\bport\b/.test(words) || /command/.test(words)) return "red";
  return /\b(starboard|stbd)\b/.test(words) ? "green" : "white";
}

customElements.define("wk-lights", Lights);
