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
import { type AlertLine, alertLines, countAlerts } from "../state/alert-lines.ts";
import { acknowledgeable, flashes, iconOf, notHere, stateWords } from "../state/alert-look.ts";
import { age } from "../state/time-words.ts";
import { alertIcon } from "./alert-icons.ts";
import { alertListLook } from "./alert-list-look.ts";
import { look, Region } from "./region.ts";

/** From here on lines are drawn close, so that twenty fit on the screen at once (MSC.302(87) 9.11). */
const CLOSE_FROM = 8;

class AlertList extends Region {
  static override properties: PropertyDeclarations = { ...Region.properties, unfolded: { state: true } };
  static override styles = [look, alertListLook];
  declare unfolded: ReadonlySet<string>;

  constructor() {
    super();
    this.unfolded = new Set();
  }

  override render() {
    const { picture } = this.view.state;
    const alerts = picture?.alerts ?? [];
    const lines = alertLines(alerts, picture?.groups ?? [], this.unfolded);
    return html`
      ${this.#head(alerts)}
      <ol class=${classMap({ close: lines.length >= CLOSE_FROM })}>
        ${repeat(
          lines,
          ({ alert }) => alert.id,
          (line) => this.#line(line),
        )}
        ${lines.length === 0 ? html`<li class="none">${this.#nothing()}</li>` : nothing}
      </ol>
    `;
  }

  #head(alerts: readonly AlertView[]) {
    const counts = countAlerts(alerts);
    return html`<header>
      <div>
        <h2>Alerts <span class="total number">${counts.total}</span></h2>
        <div class="counts small">
          ${PRIORITIES.filter((priority) => counts.by[priority] > 0).map(
            (priority) =>
              html`<span class="count ${priority}" data-count=${priority}><b class="number">${counts.by[priority]}</b> ${priority.replace("-", " ")}</span>`,
          )}
          ${counts.waiting > 0 ? html`<span data-count="waiting"><b class="number">${counts.waiting}</b> not acknowledged</span>` : nothing}
        </div>
      </div>
      <button class="silence" @click=${() => this.view.silence()} title="Silences every sound for 30 s; acknowledges nothing">
        <obi-silence-iec usecsscolor></obi-silence-iec>Silence <kbd>S</kbd>
      </button>
    </header>`;
  }

  #line({ alert, member, members, folded }: AlertLine) {
    const selected = this.view.state.selected?.alert === alert.id;
    const classes = {
      line: true,
      member,
      selected,
      flashes: flashes(alert),
      waits: alert.state !== "active-acknowledged" && flashes(alert),
      [alert.priority]: true,
    };
    return html`<li
      class=${classMap(classes)}
      data-alert=${alert.id}
      data-state=${alert.state}
      data-icon=${iconOf(alert)}
      @click=${() => this.view.send({ is: "select", alert: alert.id })}
    >
      <span class="icon">${alertIcon(iconOf(alert))}</span>
      <span class="words">
        <span class="text">${alert.text}</span>
        <span class="more small">
          <span>${stateWords(alert)}</span>
          <span class="cites">${alert.cites}</span>
          ${alert.count > 1 ? html`<span>came and went ${alert.count} times</span>` : nothing}
          ${notHere(alert) ? html`<span class="not-here">${notHere(alert)}</span>` : nothing}
        </span>
      </span>
      <span class="aside small number">
        <span>${this.view.now === null ? "" : age(alert.raisedAt, this.view.now)}</span>
        <span class="recorded" title=${alert.recorded ? "Its row in the log is durable" : "Not yet written durably"}>${alert.recorded ? "recorded" : "recording…"}</span>
      </span>
      ${members > 0 ? this.#fold(alert.id, folded) : nothing}
      ${acknowledgeable(alert) ? this.#acknowledge(alert) : nothing}
    </li>`;
  }

  #acknowledge(alert: AlertView) {
    const waiting = this.view.state.pending.includes(`acknowledge ${alert.id}`);
    const press = (event: Event) => {
      event.stopPropagation();
      this.view.act({ act: "acknowledge", alert: alert.id });
    };
    return html`<button class="acknowledge" ?disabled=${waiting} @click=${press} aria-label=${`Acknowledge: ${alert.text}`}>
      ${waiting ? "…" : "ACK"}
    </button>`;
  }

  #fold(leader: string, folded: number) {
    const press = (event: Event) => {
      event.stopPropagation();
      const open = new Set(this.unfolded);
      if (!open.delete(leader)) open.add(leader);
      this.unfolded = open;
    };
    const open = this.unfolded.has(leader);
    if (folded === 0 && !open) return nothing;
    return html`<button class="fold" @click=${press} aria-expanded=${open}>${open ? "fold" : `+${folded}`}</button>`;
  }

  #nothing() {
    const { link, picture } = this.view.state;
    if (!picture) return "Not known: the watch has not been heard yet.";
    return link === "lost" ? "None when last heard." : "No alerts.";
  }
}

customElements.define("wk-alert-list", AlertList);
