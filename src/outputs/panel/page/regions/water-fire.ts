/** What watches for water and for fire: found, in trouble, quiet, or not known; the worst first. */
import { css, html } from "lit";
import { sensorLook, watchesForWaterOrFire } from "../state/equipment-looks.ts";
import { placeWords } from "../state/plan.ts";
import { look, Region } from "./region.ts";
import { tileLook } from "./tile-look.ts";

const WORST_FIRST = ["danger", "unknown", "trouble", "quiet"] as const;

class WaterFire extends Region {
  static override styles = [
    look,
    tileLook,
    css`
      .danger {
        font-weight: 670;
        color: var(--on-alarm-color);
        background: var(--alert-alarm-color);
      }
      .trouble {
        box-shadow: inset 0 0 0 2px var(--alert-warning-color);
      }
      .quiet {
        color: var(--element-neutral-color);
      }
      .sign {
        width: 14px;
        font-weight: 670;
        text-align: center;
      }
    `,
  ];

  override render() {
    const { fitted, signals } = this.view.state;
    const sensors = (fitted?.equipment ?? [])
      .filter(watchesForWaterOrFire)
      .map((item) => ({ item, sensor: sensorLook(item, signals) }))
      .sort((a, b) => WORST_FIRST.indexOf(a.sensor.look) - WORST_FIRST.indexOf(b.sensor.look));
    return html`<header><h2>Water and fire</h2></header>
      <div class="tiles">
        ${sensors.map(
          ({ item, sensor }) => html`<span
            class="tile ${sensor.look}"
            data-sensor=${item.id}
            data-look=${sensor.look}
            title=${[placeWords(item), sensor.because].filter(Boolean).join(": ")}
          >
            <span class="sign">${SIGNS[sensor.look]}</span>
            <span class="what"><b>${item.name}</b><span>${sensor.words}</span></span>
          </span>`,
        )}
        ${sensors.length === 0 ? html`<span class="muted">None in the ship file.</span>` : ""}
      </div>`;
  }
}

const SIGNS = { danger: "!", unknown: "?", trouble: "×", quiet: "·" } as const;

customElements.define("wk-water-fire", WaterFire);
