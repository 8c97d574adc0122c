/**
 * The doors on a plan view of her decks, aft on the left: red open, green closed, flashing red in between
 * (Schedule I, para 26(7)(b)); not known is hatched, with a question mark. Form says the same as colour.
 */
import { css, html, nothing, svg } from "lit";
import { doorLook, doorsOf } from "../state/door-look.ts";
import type { FittedItem } from "../state/panel-state.ts";
import { placeWords, planOf, type Spot, type Strip, shortName } from "../state/plan.ts";
import { age } from "../state/time-words.ts";
import { doorMark } from "./door-mark.ts";
import { look, Region } from "./region.ts";

const WIDE = 1000;
/** The hull seen from above: transom aft, sides, stem. */
const hull = (high: number) =>
  `M14 ${high * 0.12} Q8 ${high / 2} 14 ${high * 0.88} L40 ${high - 4} H820 Q930 ${high * 0.86} 992 ${high / 2} Q930 ${high * 0.14} 820 4 H40 Z`;

class DoorPlan extends Region {
  static override styles = [
    look,
    css`
      header {
        display: flex;
        gap: 14px;
        align-items: baseline;
        padding: 6px 12px 2px;
      }
      .plan {
        display: flex;
        flex: 1;
        flex-direction: column;
        gap: 4px;
        min-height: 0;
        padding: 2px 10px 6px;
      }
      svg.deck {
        flex: 1;
        width: 100%;
        min-height: 60px;
      }
      .hull {
        fill: var(--container-global-color);
        stroke: var(--element-inactive-color);
        stroke-width: 1.5;
      }
      .midline {
        stroke: var(--border-divider-color);
        stroke-dasharray: 10 8;
      }
      text {
        font-family: "Noto Sans", sans-serif;
        fill: var(--element-active-color);
      }
      .side {
        fill: var(--element-inactive-color);
      }
      .unplaced {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 14px;
        padding: 0 12px 6px;
      }
      .unplaced span {
        display: inline-flex;
        gap: 6px;
        align-items: center;
      }
      .unplaced svg {
        width: 26px;
        height: 26px;
      }
    `,
  ];

  override render() {
    const doors = doorsOf(this.view.state);
    const { strips, unplaced } = planOf(doors);
    return html`
      <header><h2>Doors and openings</h2><span class="small">${this.#summary(doors)}</span></header>
      <div class="plan">${strips.map((strip) => this.#deck(strip, strips.length))}</div>
      ${unplaced.length ? html`<div class="unplaced small">${unplaced.map((item) => this.#listed(item))}</div>` : nothing}
    `;
  }

  #summary(doors: readonly FittedItem[]): string {
    const looks = doors.map((door) => doorLook(door, this.view.state.signals).look);
    const count = (wanted: string) => looks.filter((found) => found === wanted).length;
    const words = [
      [count("open"), "open"],
      [count("between"), "in between"],
      [count("unknown"), "NOT KNOWN"],
      [count("closed"), "closed"],
    ] as const;
    const said = words.filter(([n]) => n > 0).map(([n, word]) => `${n} ${word}`);
    return said.length ? said.join(", ") : "none fitted, or the ship's list has not come";
  }

  #deck({ deck, spots }: Strip, strips: number) {
    const high = strips === 1 ? 250 : strips === 2 ? 170 : 130;
    return html`<svg class="deck" viewBox="0 0 ${WIDE} ${high}" role="img" aria-label=${deck === null ? "Plan" : `Deck ${deck}`}>
      <path class="hull" d=${hull(high)}></path>
      <line class="midline" x1="20" x2="985" y1=${high / 2} y2=${high / 2}></line>
      <text class="side" x="30" y="22" font-size="15">${deck === null ? "" : `DECK ${deck}`}</text>
      <text class="side" x="955" y=${high - 8} font-size="13" text-anchor="end">FWD ▸</text>
      ${spots.map((spot) => this.#door(spot, high))}
    </svg>`;
  }

  #door({ item, x, y }: Spot, high: number) {
    const door = doorLook(item, this.view.state.signals);
    const [left, top] = [x * (WIDE / 100), 24 + (y / 100) * (high - 62)];
    const since = door.at === null || this.view.now === null ? "" : `, since ${age(door.at, this.view.now)}`;
    const title = `${item.name} (${placeWords(item)}): ${door.words}${door.because ? `, ${door.because}` : ""}${since}`;
    return svg`<g data-door=${item.id} data-look=${door.look} transform="translate(${left} ${top})">
      <title>${title}</title>
      ${doorMark(door.look)}
      <text y="33" font-size="14" text-anchor="middle">${shortName(item)}</text>
    </g>`;
  }

  #listed(item: FittedItem) {
    const door = doorLook(item, this.view.state.signals);
    return html`<span data-door=${item.id} data-look=${door.look}>
      <svg viewBox="-18 -18 36 36">${doorMark(door.look)}</svg>
      ${item.name} <b>${door.words}</b> ${door.because ?? placeWords(item)}
    </span>`;
  }
}

customElements.define("wk-door-plan", DoorPlan);
