/** A log entry by hand: its kind decides what is asked besides the words. A test is never entered without its defects. */
import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import type { EntryKind } from "../../../../signals/act.ts";
import { CASUALTIES } from "../../../../signals/forms.ts";
import { valueWords } from "../state/facts.ts";
import { SEEN_WORDS } from "../state/seen-words.ts";
import { formLook, sent, wordsIn } from "./form-look.ts";
import { look, Region } from "./region.ts";

type Asks = "defects" | "item" | "paper" | "fuel" | "casualty";

/** Drills, countersignatures and defects made good have forms of their own, on the page Record. */
const KINDS: readonly (readonly [kind: EntryKind, says: string, ...asks: Asks[]])[] = [
  ["remark", "Remark"],
  ["watch-change", "Watch change"],
  ["test", "Test", "item", "defects"],
  ["inspection", "Inspection", "item", "defects"],
  ["closing", "Closing reported", "item"],
  ["draughts", "Draughts"],
  ["stability", "Stability, upright"],
  ["defect", "Defect", "item"],
  ["crew-joined", "Crew joined"],
  ["familiarisation", "Crew made familiar"],
  ["paper", "Paper, certificate", "paper"],
  ["bunker-declaration", "Fuel declaration"],
  ["bunkering", "Bunkering begins"],
  ["bunker-delivery-note", "Bunker delivery note", "fuel"],
  ["fire-arrangements", "Fire gear altered"],
  ["fire-plans", "Fire plans in order"],
  ["casualty", "Casualty", "casualty"],
  ["casualty-reported", "Casualty reported", "casualty"],
  ["owner-notice", "Owner's notice", "casualty"],
];

class LogEntry extends Region {
  static override properties: PropertyDeclarations = { ...Region.properties, kind: { state: true } };
  static override styles = [
    look,
    formLook,
    css`
      :host {
        padding: 0;
      }
    `,
  ];
  declare kind: EntryKind;

  constructor() {
    super();
    this.kind = "remark";
  }

  override render() {
    const asks = this.#asks();
    return html`<form class="row" data-form="enter" @submit=${(event: SubmitEvent) => this.#enter(event)}>
      <h2>Log entry</h2>
      <select name="kind" aria-label="Kind" @change=${(event: Event) => this.#choose(event)}>
        ${KINDS.map(([kind, says]) => html`<option value=${kind}>${says}</option>`)}
      </select>
      ${asks.has("item") ? this.#item() : nothing} ${asks.has("casualty") ? this.#casualty() : nothing}
      ${
        asks.has("paper")
          ? html`<input name="paper" required placeholder="which: its id in the ship file" aria-label="Which paper" />
            <label>valid until <input name="until" type="date" aria-label="Valid until" /></label>`
          : nothing
      }
      ${asks.has("fuel") ? this.#fuel() : nothing}
      <input name="text" required placeholder="what is to stand in the log" aria-label="Text" />
      ${
        asks.has("defects")
          ? html`<label>defects <input name="defects" required value="none" aria-label="Defects found" /></label>`
          : nothing
      }
      <button>Enter</button>
    </form>`;
  }

  #asks(): ReadonlySet<Asks> {
    const [, , ...asks] = KINDS.find(([kind]) => kind === this.kind) ?? ["remark", ""];
    return new Set(asks);
  }

  #choose(event: Event) {
    const { value } = event.target as HTMLSelectElement;
    this.kind = KINDS.find(([kind]) => kind === value)?.[0] ?? "remark";
  }

  #item(): TemplateResult {
    const items = (this.view.state.fitted?.equipment ?? []).filter(({ kind }) => SEEN_WORDS.has(kind));
    return html`<select name="item" aria-label="Of what">
      <option value="">of the ship</option>
      ${items.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
    </select>`;
  }

  #casualty(): TemplateResult {
    return html`<select name="casualty" aria-label="Case">
      ${CASUALTIES.map((one) => html`<option value=${one}>${valueWords(one)}</option>`)}
    </select>`;
  }

  #fuel(): TemplateResult {
    return html`<label>flashpoint <input name="flashpoint" type="number" step="any" required /> °C</label>
      <select name="use" aria-label="What it is for">
        <option value="any">for all engines</option>
        <option value="emergency">for emergency engines only</option>
      </select>`;
  }

  #enter(event: SubmitEvent) {
    const said = sent(event);
    const item = wordsIn(said, "item") ?? wordsIn(said, "paper");
    const defects = wordsIn(said, "defects");
    const until = wordsIn(said, "until");
    const flashpoint = wordsIn(said, "flashpoint");
    const casualty = CASUALTIES.find((one) => one === wordsIn(said, "casualty"));
    this.view.act({
      act: "enter",
      kind: this.kind,
      text: wordsIn(said, "text") ?? "",
      ...(item !== undefined && { items: [item] }),
      ...(defects !== undefined && { defects }),
      ...(until !== undefined && { validUntil: `${until}T23:59:59Z` }),
      ...(flashpoint !== undefined && {
        fuel: { flashpoint: Number(flashpoint), use: said.get("use") === "emergency" ? "emergency" : "any" },
      }),
      ...(casualty !== undefined && { casualty }),
    });
  }
}

customElements.define("wk-entry-form", LogEntry);
