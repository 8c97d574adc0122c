/** A drill, entered in one form: what was drilled, its scenario, what it included, who took part, and defects. */
import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import { DRILL_CONTENTS, DRILLS, type DrillContent, type DrillSort } from "../../../../signals/forms.ts";
import { valueWords } from "../state/facts.ts";
import { formLook, sent, wordsIn } from "./form-look.ts";
import { look, Region } from "./region.ts";

/** Para 35(4)(a) to (i), as they stand on the form. */
const CONTENTS: Readonly<Record<DrillContent, string>> = {
  stations: "(a) stations",
  "stability-assessment": "(b) stability",
  "shore-link": "(c) link ashore",
  closures: "(d) doors, closures",
  "flooding-detection": "(e) flooding detection",
  "cross-flooding": "(f) cross-flooding",
  bilge: "(g) bilge pumps, alarms",
  "damage-survey": "(h) damage survey",
  "shore-support": "(i) shore support activated",
};

class DrillEntry extends Region {
  static override properties: PropertyDeclarations = {
    ...Region.properties,
    sort: { state: true },
    held: { state: true },
  };
  static override styles = [
    look,
    formLook,
    css`
      :host {
        padding: 0;
      }
      form {
        display: flex;
        flex-direction: column;
        gap: 5px;
      }
    `,
  ];
  declare sort: DrillSort;
  declare held: boolean;

  constructor() {
    super();
    this.sort = "damage-control";
    this.held = true;
  }

  override render() {
    return html`<form data-form="drill" @submit=${(event: SubmitEvent) => this.#enter(event)}>
      <div class="row">
        <h2>Drill</h2>
        <select name="sort" aria-label="Sort of drill" @change=${(event: Event) => this.#sort(event)}>
          ${DRILLS.map((sort) => html`<option value=${sort}>${valueWords(sort)}</option>`)}
        </select>
        <input name="scenario" required placeholder="scenario: what was simulated, where" aria-label="Scenario" />
        <label><input type="checkbox" name="not-held" @change=${(event: Event) => this.#whether(event)} />not held, or not in full</label>
      </div>
      ${this.sort === "damage-control" && this.held ? this.#contents() : nothing}
      <div class="row">
        <h2></h2>
        ${
          this.held
            ? html`<input name="participants" placeholder="who took part" aria-label="Who took part" />`
            : html`<input name="circumstances" required placeholder="circumstances, and how far it went" aria-label="Circumstances and extent" />`
        }
        <input name="text" required placeholder="how it went" aria-label="How it went" />
        <label>defects <input name="defects" required value="none" aria-label="Defects found" /></label>
        <button>Enter the drill</button>
      </div>
    </form>`;
  }

  #contents(): TemplateResult {
    return html`<div class="row ticks small">
      <h2>Included</h2>
      <div>
      ${DRILL_CONTENTS.map(
        (content) =>
          html`<label><input type="checkbox" name="contents" value=${content} />${CONTENTS[content]}</label>`,
      )}
      </div>
    </div>`;
  }

  #sort(event: Event) {
    this.sort = DRILLS.find((sort) => sort === (event.target as HTMLSelectElement).value) ?? "other";
  }

  #whether(event: Event) {
    this.held = !(event.target as HTMLInputElement).checked;
  }

  #enter(event: SubmitEvent) {
    const said = sent(event);
    const ticked = new Set(said.getAll("contents"));
    const participants = wordsIn(said, "participants");
    const notHeld = wordsIn(said, "circumstances");
    this.view.act({
      act: "enter",
      kind: "drill",
      text: wordsIn(said, "text") ?? "",
      defects: wordsIn(said, "defects") ?? "none",
      drill: {
        sort: this.sort,
        scenario: wordsIn(said, "scenario") ?? "",
        contents: DRILL_CONTENTS.filter((content) => ticked.has(content)),
        ...(participants !== undefined && { participants }),
        ...(notHeld !== undefined && { notHeld }),
      },
    });
  }
}

customElements.define("wk-drill-form", DrillEntry);
