/** What the officer tells the watch: the voyage, the weather, permission for a door, a remark, a test. */
import "@oicl/openbridge-webcomponents/dist/components/button/button.js";
import "./entry-form.ts";
import { html, nothing, type TemplateResult } from "lit";
import { PHASES, STATUSES } from "../../../../signals/act.ts";
import { doorsOf } from "../state/door-look.ts";
import { valueWords } from "../state/facts.ts";
import { formLook, sent } from "./form-look.ts";
import { look, Region } from "./region.ts";

class Officer extends Region {
  static override styles = [look, formLook];

  override render() {
    const { author, who } = this.view.state;
    return html`
      <div class="row">
        <h2>Officer</h2>
        <b>${author ? `${author.rank ?? ""} ${author.name}` : "not named"}</b>
        <button data-do="name" @click=${() => this.view.send({ is: "asking", asking: { deed: null, why: "" } })}>
          ${who?.mayAct.is === "people" ? "Sign in" : author ? "Somebody else" : "Enter your name"}
        </button>
        ${who?.signedIn ? html`<button data-do="sign-out" @click=${() => this.view.signOut()}>Sign out</button>` : nothing}
        <button data-do="test-sound" @click=${() => this.view.testSound()}>Test the sound</button>
      </div>
      ${this.#choice("Voyage", "voyage.phase", PHASES, (phase) => this.view.act({ act: "phase", phase }))}
      ${this.#choice("Status", "navigation.status", STATUSES, (status) => this.view.act({ act: "status", status }))}
      <div class="row">
        <h2>Report</h2>
        <obc-button data-do="ready" @click=${() => this.view.act({ act: "ready-for-departure" })}>Ready for departure</obc-button>
        <obc-button data-do="restricted" @click=${() => this.view.act({ act: "visibility", restricted: true })}>Restricted visibility</obc-button>
        <obc-button data-do="good-visibility" @click=${() => this.view.act({ act: "visibility", restricted: false })}>Good visibility</obc-button>
      </div>
      ${this.#permission()}
      <wk-entry-form .view=${this.view}></wk-entry-form>
    `;
  }

  #choice<T extends string>(
    title: string,
    signal: string,
    values: readonly T[],
    choose: (value: T) => void,
  ): TemplateResult {
    const held = this.view.state.signals.get(signal);
    const now = held?.quality === "good" ? held.value : null;
    return html`<div class="row">
      <h2>${title}</h2>
      ${values.map(
        (value) =>
          html`<button data-choice=${value} aria-pressed=${value === now} @click=${() => choose(value)}>${valueWords(value)}</button>`,
      )}
    </div>`;
  }

  /** Para 38(3): what may be opened, why, until when. */
  #permission(): TemplateResult {
    const submit = (event: SubmitEvent) => {
      const said = sent(event);
      const minutes = Number(said.get("minutes"));
      if (this.view.now === null || !(minutes > 0)) return;
      const until = new Date(this.view.now + minutes * 60_000).toISOString();
      this.view.act({
        act: "permission",
        item: `${said.get("item")}`,
        reason: `${said.get("reason")}`,
        until,
      });
    };
    return html`<form class="row" data-form="permission" @submit=${submit}>
      <h2>Permission</h2>
      <select name="item" aria-label="Door">
        ${doorsOf(this.view.state).map((door) => html`<option value=${door.id}>${door.name}</option>`)}
      </select>
      <input name="reason" required placeholder="may be opened because …" aria-label="Reason" />
      <label>for <input name="minutes" type="number" min="1" max="720" value="10" required /> min</label>
      <button>Permit</button>
    </form>`;
  }
}

customElements.define("wk-officer", Officer);
