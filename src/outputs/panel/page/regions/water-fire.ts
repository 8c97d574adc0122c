/** What watches for water and for fire: found, in trouble, quiet, or not known; the worst first. */
import { css, html } from "lit";
import {
  quietTogether,
  type SensorLook,
  sensorLook,
  watchesForWaterOrFire,
} from "../state/equipment-looks.ts";
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
      ul {
        grid-column: 1 / -1;
        padding: 0 0 0 2px;
        margin: 0;
        columns: 2;
        list-style: none;
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
    const quiet = sensors.filter(({ sensor }) => sensor.look === "quiet");
    return html`<header><h2>Water and fire</h2><span class="small">${summary(sensors.map(({ sensor }) => sensor.look))}</span></header>
      <div class="tiles">
        ${sensors
          .filter(({ sensor }) => sensor.look !== "quiet")
          .map(
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
        <ul class="small muted">
          ${quietTogether(quiet.map(({ item }) => item)).map(({ words, names }) => html`<li title=${names}>${words}</li>`)}
        </ul>
      </div>`;
  }
}

function summary(looks: readonly SensorLook["look"][]): string {
  const said = WORST_FIRST.map(
    (look) => [looks.filter((found) => found === look).length, WORDS[look]] as const,
  );
  return (
    said
      .filter(([n]) => n > 0)
      .map(([n, words]) => `${n} ${words}`)
      .join(", ") || "none known of"
  );
}

const WORDS = { danger: "FOUND", unknown: "NOT KNOWN", trouble: "in trouble", quiet: "quiet" } as const;
const SIGNS = { danger: "!", unknown: "?", trouble: "×", quiet: "" } as const;

customElements.define("wk-water-fire", WaterFire);
