/**
 * The doors on a plan view of her decks, aft on the left: red open, green closed, flashing red in between
 * (Schedule I, para 26(7)(b)); not known is hatched, with a question mark. Form says the same as colour.
 */
import { html, nothing } from "lit";
import { doorLook, doorsOf, permittedUntil } from "../state/door-look.ts";
import type { FittedItem } from "../state/panel-state.ts";
import { placeWords, planOf, type Spot, type Strip } from "../state/plan.ts";
import { age, utcClock } from "../state/time-words.ts";
import { doorMark } from "./door-mark.ts";
import { doorPlanLook } from "./door-plan-look.ts";
import { look, Region } from "./region.ts";

/** The hull seen from above, stretched to the strip: transom, sides, stem. */
const HULL = "M1 14 Q0.2 50 1 86 L3 98 H80 Q93 88 99.6 50 Q93 12 80 2 H3 Z";

class DoorPlan extends Region {
  static override styles = [look, doorPlanLook];

  override render() {
    const doors = doorsOf(this.view.state);
    const { strips, unplaced } = planOf(doors);
    return html`
      <header><h2>Doors and openings</h2><span class="small">${this.#summary(doors)}</span></header>
      ${strips.map((strip) => this.#deck(strip))}
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
    if (said.length) return said.join(", ");
    return this.view.state.fitted ? "none in the ship file" : "not known: the ship's list has not come yet";
  }

  #deck({ deck, spots }: Strip) {
    return html`<div class="deck" role="group" aria-label=${deck === null ? "Plan" : `Deck ${deck}`}>
      <svg class="hull" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d=${HULL}></path>
        <line x1="1" x2="99" y1="50" y2="50"></line>
      </svg>
      <span class="name">${deck === null ? "" : `Deck ${deck}`}</span>
      ${spots.map((spot) => this.#door(spot))}
    </div>`;
  }

  #door({ item, x, y, name }: Spot) {
    const door = doorLook(item, this.view.state.signals);
    const since = door.at === null || this.view.now === null ? "" : `, for ${age(door.at, this.view.now)}`;
    const until = permittedUntil(item, this.view.state.signals);
    const permitted = until === null ? "" : `; may be open until ${utcClock(until).slice(0, 5)} UTC`;
    const title = `${item.name} (${placeWords(item)}): ${door.words}${door.because ? `, ${door.because}` : ""}${since}${permitted}`;
    return html`<span
      class="door ${name?.side ?? ""}"
      style=${`left: ${x}%; top: ${y}%`}
      data-door=${item.id}
      data-look=${door.look}
      title=${title}
      aria-label=${title}
      role="img"
    >
      <svg viewBox="-18 -18 36 36">${doorMark(door.look)}</svg>
      ${name ? html`<span>${name.words}</span>` : nothing}
    </span>`;
  }

  #listed(item: FittedItem) {
    const door = doorLook(item, this.view.state.signals);
    return html`<span data-door=${item.id} data-look=${door.look}>
      <svg viewBox="-18 -18 36 36">${doorMark(door.look)}</svg>
      ${item.name} <b>${door.words}</b> <span class="muted">${door.because ?? placeWords(item)}</span>
    </span>`;
  }
}

customElements.define("wk-door-plan", DoorPlan);
