/** The top bar: which ship, what time, where, how fast; the voyage; the light; and whether sound can be heard. */
import "@oicl/openbridge-webcomponents/dist/icons/icon-palette-day-bright.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-palette-day.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-palette-dusk.js";
import "@oicl/openbridge-webcomponents/dist/icons/icon-palette-night.js";
import { css, html, type TemplateResult } from "lit";
import { bestOf, type Fact, factOf, positionOf } from "../state/facts.ts";
import { dayIn, latitude, longitude, shipClock, utcClock } from "../state/time-words.ts";
import { look, type Palette, Region } from "./region.ts";
import { soundSign } from "./sound-sign.ts";

const PALETTES: readonly (readonly [Palette, TemplateResult])[] = [
  ["bright", html`<obi-palette-day-bright></obi-palette-day-bright>`],
  ["day", html`<obi-palette-day></obi-palette-day>`],
  ["dusk", html`<obi-palette-dusk></obi-palette-dusk>`],
  ["night", html`<obi-palette-night></obi-palette-night>`],
];

class TopBar extends Region {
  static override styles = [
    look,
    css`
      :host {
        flex-flow: row wrap;
        gap: 4px 18px;
        align-items: center;
        padding: 5px 12px;
        background: var(--container-global-color);
        border-bottom: 1px solid var(--border-outline-color);
      }
      .ship {
        font-size: 17px;
        font-weight: 670;
      }
      .cell {
        display: flex;
        flex-direction: column;
        line-height: 1.25;
      }
      .cell b {
        font-size: 16px;
        font-weight: 570;
      }
      .cell .unknown {
        padding: 0 5px;
        border-radius: 3px;
      }
      i {
        font-size: 12px;
        font-style: normal;
        font-weight: 370;
        color: var(--element-neutral-color);
      }
      .right {
        display: flex;
        gap: 12px;
        align-items: center;
        margin-left: auto;
      }
      .palettes {
        display: flex;
      }
      .palettes button {
        width: 42px;
        min-height: 42px;
        padding: 8px;
        border-radius: 0;
      }
      .blocked {
        color: var(--on-warning-color);
        background: var(--alert-warning-color);
        border: 2px solid var(--element-active-color);
      }
    `,
  ];

  override render() {
    const { state, now } = this.view;
    const zone = state.fitted?.ship.timeZone ?? "UTC";
    return html`
      <span class="ship">${state.fitted?.ship.name ?? "Watchkeeper"}</span>
      ${now === null ? twoLines(html`<i>UTC</i>`, unknown("NOT KNOWN")) : twoLines(html`${utcClock(now)} <i>UTC</i>`, html`${shipClock(now, zone)} <i>ship, ${dayIn(now, zone)}</i>`)}
      ${this.#position()}
      ${twoLines(
        said(factOf("speed", this.#fact("speed", "gnss"), " kn")),
        said(factOf("course", this.#fact("course", "gnss"), "°"), "course"),
      )}
      ${twoLines(
        said(factOf("phase", state.signals.get("voyage.phase")), "phase"),
        said(factOf("status", state.signals.get("navigation.status")), "status"),
      )}
      ${this.#visibility()}
      <span class="right">
        ${soundSign(this.view)}
        <span class="palettes" role="group" aria-label="Palette">
          ${PALETTES.map(
            ([palette, icon]) =>
              html`<button
                data-palette=${palette}
                title=${palette}
                aria-pressed=${this.view.palette === palette}
                @click=${() => this.view.choosePalette(palette)}
              >
                ${icon}
              </button>`,
          )}
        </span>
      </span>
    `;
  }

  /** The situation's own word where there is one, else the best instrument's. */
  #fact(signal: string, kind: string) {
    const { state } = this.view;
    return (
      state.signals.get(`ship.${signal}`) ??
      state.signals.get(`navigation.${signal}`) ??
      bestOf(state, kind, signal)
    );
  }

  /** Said only when it changes what is to be done: restricted, or not known. */
  #visibility() {
    const view = this.view.state.signals.get("visibility.restricted");
    if (!view || (view.quality === "good" && view.value === false)) return "";
    return twoLines(
      html`<i>visibility</i>`,
      view.quality === "good" ? html`restricted` : unknown("NOT KNOWN", factOf("visibility", view).because),
    );
  }

  #position(): TemplateResult {
    const view = this.#fact("position", "gnss");
    const place = view?.quality === "good" ? positionOf(view.value) : null;
    if (!place)
      return twoLines(html`<i>position</i>`, unknown("NOT KNOWN", factOf("position", view).because));
    return twoLines(html`${latitude(place.latitude)}`, html`${longitude(place.longitude)}`);
  }
}

const twoLines = (first: TemplateResult, second: TemplateResult) =>
  html`<span class="cell number"><b>${first}</b><b>${second}</b></span>`;

const unknown = (words: string, because = "") =>
  html`<span class="unknown" title=${because}>? ${words}</span>`;

/** A value, with what it is where that does not speak for itself. */
const said = (fact: Fact, caption = ""): TemplateResult =>
  html`${fact.known ? html`<span title=${`by ${fact.source ?? ""}`}>${fact.words}</span>` : unknown(fact.words, fact.because)}${caption || !fact.known ? html` <i>${caption || fact.name}</i>` : ""}`;

customElements.define("wk-top-bar", TopBar);
