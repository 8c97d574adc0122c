/** The whole page: the regions in their places, for a bridge screen and for a tablet held either way. */
import "./alert-list.ts";
import "./contact-banner.ts";
import "./door-plan.ts";
import "./lights.ts";
import "./notice.ts";
import "./pages.ts";
import "./sign-in.ts";
import "./top-bar.ts";
import "./water-fire.ts";
import { css, html } from "lit";
import { look, Region } from "./region.ts";

export class Panel extends Region {
  static override styles = [
    look,
    css`
      :host {
        height: 100vh;
        background: var(--container-backdrop-color);
      }
      main {
        display: grid;
        flex: 1;
        grid-template-areas: "alerts plan plan" "alerts lights water" "alerts pages pages";
        grid-template-rows: minmax(150px, 1fr) minmax(100px, 166px) minmax(200px, 1.3fr);
        grid-template-columns: minmax(420px, 38%) 1fr 1fr;
        gap: 4px;
        min-height: 0;
        padding-top: 4px;
      }
      .lost {
        filter: grayscale(1) opacity(0.5);
      }
      wk-alert-list {
        grid-area: alerts;
      }
      wk-door-plan {
        grid-area: plan;
      }
      wk-lights {
        grid-area: lights;
      }
      wk-water-fire {
        grid-area: water;
      }
      wk-pages {
        grid-area: pages;
      }
      @media (max-width: 900px) {
        main {
          grid-template-areas: "alerts alerts" "plan plan" "lights water" "pages pages";
          grid-template-rows: minmax(200px, 1.8fr) minmax(160px, 1fr) minmax(100px, 0.7fr) minmax(200px, 1fr);
          grid-template-columns: 1fr 1fr;
        }
      }
      /* Too low for all of it: the rest is reached by scrolling, and never the alerts out of sight. */
      @media (max-width: 900px) and (max-height: 780px) {
        main {
          overflow-y: auto;
        }
        wk-alert-list {
          position: sticky;
          top: 0;
          z-index: 1;
        }
      }
    `,
  ];

  override render() {
    const { view } = this;
    const lost = view.state.link === "lost" ? "lost" : "";
    return html`
      <wk-contact-banner .view=${view}></wk-contact-banner>
      <wk-top-bar class=${lost} .view=${view}></wk-top-bar>
      <main class=${lost}>
        <wk-alert-list .view=${view}></wk-alert-list>
        <wk-door-plan .view=${view}></wk-door-plan>
        <wk-lights .view=${view}></wk-lights>
        <wk-water-fire .view=${view}></wk-water-fire>
        <wk-pages .view=${view}></wk-pages>
      </main>
      <wk-notice .view=${view}></wk-notice>
      <wk-sign-in .view=${view}></wk-sign-in>
    `;
  }
}

customElements.define("wk-panel", Panel);
