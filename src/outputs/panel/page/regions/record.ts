/** What goes on record by hand: the master's countersignature, defects made good, drills, what she does, what was seen. */
import "./drill-form.ts";
import { css, html, type PropertyDeclarations, type TemplateResult } from "lit";
import { ACTIVITIES, type Activity } from "../../../../signals/act.ts";
import { valueWords } from "../state/facts.ts";
import { SEEN_WORDS } from "../state/seen-words.ts";
import { formLook, sent, wordsIn } from "./form-look.ts";
import { look, Region } from "./region.ts";

class Record extends Region {
  static override properties: PropertyDeclarations = { ...Region.properties, item: { state: true } };
  static override styles = [
    look,
    formLook,
    css`
      .defect {
        flex: 2;
        min-width: 220px;
      }
    `,
  ];

  /** The item chosen to be confirmed; empty: the first of the list. */
  declare item: string;

  constructor() {
    super();
    this.item = "";
  }

  override render() {
    return html`
      ${this.#countersign()} ${this.#defects()}
      <wk-drill-form .view=${this.view}></wk-drill-form>
      ${this.#activity()} ${this.#confirm()}
    `;
  }

  /** It names the head that the master has before them: what is written meanwhile is not under it. */
  #countersign(): TemplateResult {
    const head = this.view.state.picture?.head;
    const empty = !head || head.seq === 0;
    const sign = () =>
      head && this.view.act({ act: "countersign", upTo: { seq: head.seq, hash: head.hash } });
    return html`<div class="row">
      <h2>Master</h2>
      <button data-do="countersign" ?disabled=${empty} @click=${sign}>
        ${empty ? "Nothing to countersign" : `Countersign all books up to entry ${head.seq}`}
      </button>
      <span class="muted small">read them first: page Log, or the printed book</span>
    </div>`;
  }

  #defects(): TemplateResult {
    const { defects } = this.view.state;
    if (!defects) return html`<p class="muted">Open defects: not known, the log has not been read yet.</p>`;
    if (defects.length === 0)
      return html`<div class="row"><h2>Defects</h2><span class="muted">None open.</span></div>`;
    return html`${defects.map(
      (
        entry,
        n,
      ) => html`<form class="row" data-defect=${entry.seq} @submit=${(event: SubmitEvent) => this.#close(event, entry.seq)}>
        <h2>${n === 0 ? "Defects" : ""}</h2>
        <span class="defect small"><b class="number">${entry.seq}</b> ${entry.text}</span>
        <input name="text" required placeholder="how it was made good" aria-label="How it was made good" />
        <button>Close</button>
      </form>`,
    )}`;
  }

  #close(event: SubmitEvent, closes: number) {
    const text = wordsIn(sent(event), "text");
    if (text !== undefined) this.view.act({ act: "enter", kind: "defect-closed", text, closes });
  }

  /** Pressed is what she is engaged in now; each press says the whole of it anew. */
  #activity(): TemplateResult {
    const held = this.view.state.signals.get("activities");
    const words = held?.quality === "good" && typeof held.value === "string" ? held.value : "";
    const now = ACTIVITIES.filter((one) => words.split(",").includes(one));
    const press = (one: Activity) =>
      this.view.act({
        act: "activity",
        activities: now.includes(one) ? now.filter((other) => other !== one) : [...now, one],
      });
    return html`<div class="row">
      <h2>Engaged in</h2>
      ${ACTIVITIES.map(
        (one) =>
          html`<button class="small" data-activity=${one} aria-pressed=${now.includes(one)} @click=${() => press(one)}>${valueWords(one)}</button>`,
      )}
    </div>`;
  }

  #confirm(): TemplateResult {
    const items = (this.view.state.fitted?.equipment ?? []).filter(({ kind }) => SEEN_WORDS.has(kind));
    const chosen = items.find(({ id }) => id === this.item) ?? items[0];
    const choose = (event: Event) => {
      this.item = (event.target as HTMLSelectElement).value;
    };
    const submit = (event: SubmitEvent) => {
      const state = wordsIn(sent(event), "state");
      if (chosen && state !== undefined) this.view.act({ act: "confirm", item: chosen.id, state });
    };
    return html`<form class="row" data-form="confirm" @submit=${submit}>
      <h2>Seen</h2>
      <select name="item" aria-label="What was seen" @change=${choose}>
        ${items.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
      </select>
      <select name="state" aria-label="How it was seen">
        ${(SEEN_WORDS.get(chosen?.kind ?? "") ?? []).map((state) => html`<option value=${state}>${state}</option>`)}
      </select>
      <button ?disabled=${!chosen}>Confirm</button>
    </form>`;
  }
}

customElements.define("wk-record", Record);
