/** The lower pages: what is open before departure, due, bound but unwatched, and the rest; each tab says its count. */
import "./officer.ts";
import "./record.ts";
import "./door-table.ts";
import { css, html, type PropertyDeclarations, type TemplateResult } from "lit";
import { doorLook, doorsOf } from "../state/door-look.ts";
import { listLook } from "./list-look.ts";
import {
  dutyPage,
  gatePage,
  indicationPage,
  logPage,
  portPage,
  situationPage,
  unwatchedPage,
} from "./lists.ts";
import { look, type PanelView, Region } from "./region.ts";

interface Page {
  readonly id: string;
  readonly title: string;
  /** What is open on it; 0 is said as nothing. */
  readonly open: (view: PanelView) => number;
  readonly show: (view: PanelView) => TemplateResult;
}

const PAGES: readonly Page[] = [
  {
    id: "gate",
    title: "Departure",
    open: ({ state }) => (state.picture?.gate ?? []).filter((item) => !item.met).length,
    show: gatePage,
  },
  {
    id: "officer",
    title: "Officer",
    open: () => 0,
    show: (view) => html`<wk-officer .view=${view}></wk-officer>`,
  },
  {
    id: "record",
    title: "Record",
    open: ({ state }) => (state.defects ?? []).length,
    show: (view) => html`<wk-record .view=${view}></wk-record>`,
  },
  { id: "situation", title: "Situation", open: () => 0, show: situationPage },
  {
    id: "doors",
    title: "Doors",
    open: ({ state }) =>
      doorsOf(state).filter((door) => doorLook(door, state.signals).look !== "closed").length,
    show: (view) => html`<wk-door-table .view=${view}></wk-door-table>`,
  },
  {
    id: "indications",
    title: "Indications",
    open: ({ state }) => (state.picture?.indications ?? []).length,
    show: indicationPage,
  },
  {
    id: "duties",
    title: "Duties",
    open: ({ state }) => (state.picture?.duties ?? []).filter((duty) => !duty.done).length,
    show: dutyPage,
  },
  {
    id: "ports",
    title: "Inputs",
    open: ({ state }) => (state.picture?.ports ?? []).filter((port) => port.state !== "hearing").length,
    show: portPage,
  },
  {
    id: "unwatched",
    title: "Not watched",
    open: ({ state }) => (state.picture?.unwatched ?? []).length,
    show: unwatchedPage,
  },
  { id: "log", title: "Log", open: () => 0, show: logPage },
];

class Pages extends Region {
  static override properties: PropertyDeclarations = { ...Region.properties, chosen: { state: true } };
  static override styles = [
    look,
    listLook,
    css`
      nav {
        display: flex;
        flex-wrap: wrap;
        gap: 2px;
        padding: 4px 6px;
        border-bottom: 1px solid var(--border-divider-color);
      }
      nav button {
        padding: 4px 9px;
        font-size: 14px;
      }
      nav b {
        padding: 0 6px;
        margin-left: 3px;
        border: 1px solid currentcolor;
        border-radius: 9px;
      }
      section {
        flex: 1;
        min-height: 0;
        overflow-y: auto;
      }
    `,
  ];
  declare chosen: string;

  constructor() {
    super();
    this.chosen = "gate";
  }

  override render() {
    const page = PAGES.find(({ id }) => id === this.chosen);
    return html`<nav role="tablist">
        ${PAGES.map(({ id, title, open }) => {
          const count = open(this.view);
          return html`<button role="tab" data-page=${id} aria-selected=${id === this.chosen} @click=${() => this.#choose(id)}>
            ${title}${count > 0 ? html`<b class="number small">${count}</b>` : ""}
          </button>`;
        })}
      </nav>
      <section role="tabpanel">${page?.show(this.view)}</section>`;
  }

  #choose(id: string) {
    this.chosen = id;
  }
}

customElements.define("wk-pages", Pages);
