/** Asks who is acting: a name, or where the ship file names people, one of them with their PIN. */
import { css, html, nothing } from "lit";
import { look, Region } from "./region.ts";

class SignIn extends Region {
  static override styles = [
    look,
    css`
      .over {
        position: fixed;
        inset: auto 0 0;
        z-index: 2;
        display: flex;
        justify-content: center;
        padding: 12px;
        pointer-events: none;
      }
      form {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        align-items: center;
        max-width: 760px;
        padding: 14px;
        pointer-events: auto;
        background: var(--container-global-color);
        border: 2px solid var(--element-active-color);
        border-radius: 8px;
      }
      p {
        width: 100%;
        margin: 0;
      }
    `,
  ];

  /** Low on the page, beside and not over the alerts: a question never hides an alarm. */
  override render() {
    const { asking, who, author } = this.view.state;
    if (!asking) return nothing;
    const people = who?.mayAct.is === "people" ? who.people : null;
    return html`<div class="over">
      <form data-form="sign-in" @submit=${(event: SubmitEvent) => this.#submit(event)}>
        <p>${asking.why || "Who is acting? The name stands in the log beside each act."}</p>
        ${
          people
            ? html`<select name="name" aria-label="Name">
                  ${people.map((person) => html`<option value=${person.name}>${person.rank ?? ""} ${person.name}</option>`)}
                </select>
                <input name="secret" type="password" inputmode="numeric" autocomplete="off" placeholder="PIN" aria-label="PIN" />`
            : html`<input name="name" required maxlength="60" placeholder="Name" aria-label="Name" .value=${author?.name ?? ""} />
                <input name="secret" maxlength="40" placeholder="Rank" aria-label="Rank" .value=${author?.rank ?? ""} />`
        }
        <button>OK</button>
        <button type="button" @click=${() => this.view.send({ is: "asking", asking: null })}>Cancel</button>
      </form>
    </div>`;
  }

  #submit(event: SubmitEvent) {
    event.preventDefault();
    const said = new FormData(event.target as HTMLFormElement);
    this.view.signIn(`${said.get("name")}`.trim(), `${said.get("secret")}`.trim());
  }

  override updated() {
    if (this.view.state.asking && !this.shadowRoot?.activeElement)
      this.shadowRoot?.querySelector("input")?.focus();
  }
}

customElements.define("wk-sign-in", SignIn);
