/**
 * The alerts, in the watch's order: each with its icon, state, words, law and age; acknowledged one at a time, by one
 * action (MSC.302(87) 9.9: there is no way to acknowledge all); silenced all at once, by one action (9.10).
 */
import "@oicl/openbridge-webcomponents/dist/icons/icon-silence-iec.js";
import { html, nothing, type PropertyDeclarations } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { repeat } from "lit/directives/repeat.js";
import { PRIORITIES } from "../../../../signals/priority.ts";
import type { AlertView } from "../../../feed.ts";
import { alertLines, countAlerts } from "../state/alert-lines.ts";
import { alertLine } from "./alert-line.ts";
import { alertListLook } from "./alert-list-look.ts";
import { look, Region } from "./region.ts";

/** Lines of this height, pixels, that would not fit are drawn close, so that twenty do (MSC.302(87) 9.11). */
const LINE = 56;

class AlertList extends Region {
  static override properties: PropertyDeclarations = {
    ...Region.properties,
    unfolded: { state: true },
    below: { state: true },
    room: { state: true },
    away: { state: true },
  };
  static override styles = [look, alertListLook];
  declare unfolded: ReadonlySet<string>;
  /** Lines out of sight below, and whether the list stands away from its top. */
  declare below: number;
  declare away: boolean;
  /** Pixels that the list may take; 0 before it was first drawn. */
  declare room: number;

  constructor() {
    super();
    this.unfolded = new Set();
    this.below = 0;
    this.away = false;
    this.room = 0;
  }

  override updated() {
    this.#measure();
  }

  override render() {
    const { picture } = this.view.state;
    const alerts = picture?.alerts ?? [];
    const lines = alertLines(alerts, picture?.groups ?? [], this.unfolded);
    return html`
      ${this.#head(alerts)}
      <ol @scroll=${() => this.#measure()} class=${classMap({ close: this.room > 0 && lines.length * LINE > this.room })}>
        ${repeat(
          lines,
          ({ alert }) => alert.id,
          (line) => alertLine(line, this.view, () => this.#fold(line.alert.id)),
        )}
        ${lines.length === 0 ? html`<li class="none">${this.#nothing()}</li>` : nothing}
      </ol>
      ${this.below > 0 || this.away ? this.#more() : nothing}
    `;
  }

  /** A clear hint that there is more, one press to it, and one back to the top (MSC.302(87) 9.11). */
  #more() {
    return html`<footer class="small">
      <button data-do="top" ?disabled=${!this.away} @click=${() => this.#list()?.scrollTo(0, 0)}>▲ Top</button>
      <button data-do="more" ?disabled=${this.below === 0} @click=${() => this.#list()?.scrollBy(0, this.#list()?.clientHeight ?? 0)}>
        ▼ ${this.below} more below
      </button>
    </footer>`;
  }

  #list(): HTMLElement | null {
    return this.renderRoot.querySelector("ol");
  }

  #measure() {
    const list = this.#list();
    if (!list) return;
    // Whether it fits is asked of the room without the hint, or the hint would bring itself about.
    const { top, bottom } = list.getBoundingClientRect();
    this.room = Math.ceil(this.getBoundingClientRect().bottom - top);
    const fits = list.scrollHeight <= this.room;
    const floor = bottom + 8;
    const lines = [...list.querySelectorAll(".line")];
    this.below = fits ? 0 : lines.filter((line) => line.getBoundingClientRect().bottom > floor).length;
    this.away = !fits && list.scrollTop > 4;
  }

  #head(alerts: readonly AlertView[]) {
    const counts = countAlerts(alerts);
    return html`<header>
      <div>
        <h2>
          Alerts <span class="total number">${counts.total}</span>
          ${counts.waiting > 0 ? html`<span class="waiting" data-count="waiting"><b class="number">${counts.waiting}</b> not acknowledged</span>` : nothing}
        </h2>
        <div class="counts small">
          ${PRIORITIES.filter((priority) => counts.by[priority] > 0).map(
            (priority) =>
              html`<span data-count=${priority}><b class="number">${counts.by[priority]}</b> ${priority.replace("-", " ")}</span>`,
          )}
        </div>
      </div>
      <button class="silence" @click=${() => this.view.silence()} title="Silences every sound for 30 s; acknowledges nothing">
        <obi-silence-iec usecsscolor></obi-silence-iec>Silence <kbd>S</kbd>
      </button>
    </header>`;
  }

  #fold(leader: string) {
    const open = new Set(this.unfolded);
    if (!open.delete(leader)) open.add(leader);
    this.unfolded = open;
  }

  #nothing() {
    const { link, picture } = this.view.state;
    if (!picture) return "Not known: the watch has not been heard yet.";
    return link === "lost" ? "None when last heard." : "No alerts.";
  }
}

customElements.define("wk-alert-list", AlertList);
