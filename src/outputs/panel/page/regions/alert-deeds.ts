/** What else may be done about the alert under the officer's hand: handed over to somebody, or shelved for a while. */
import { html, nothing } from "lit";
import type { AlertView } from "../../../feed.ts";
import { shelvable, transferable } from "../state/alert-look.ts";
import type { PanelView } from "./region.ts";

/** The watch refuses a longer end, and says so. */
const LONGEST_MINUTES = 720;

export function alertDeeds(alert: AlertView, view: PanelView) {
  const may = { transfer: transferable(alert), shelve: shelvable(alert) };
  if (!may.transfer && !may.shelve) return nothing;
  const off = view.state.link !== "live";
  return html`<span class="deeds" @click=${(event: Event) => event.stopPropagation()}>
    ${may.transfer ? transfer(alert, view, off) : nothing} ${may.shelve ? shelve(alert, view, off) : nothing}
  </span>`;
}

/** He answers for it from then on; it comes back if he does not acknowledge it in time. */
function transfer(alert: AlertView, view: PanelView, off: boolean) {
  const submit = (event: SubmitEvent) => {
    const to = `${said(event).get("to")}`.trim();
    if (to !== "") view.act({ act: "transfer", alert: alert.id, to });
  };
  return html`<form data-form="transfer" @submit=${submit}>
    <input name="to" required maxlength="60" placeholder="to whom" aria-label="Hand over to" value="Back-up officer" />
    <button ?disabled=${off}>Hand over</button>
  </form>`;
}

/** With a reason, a person and an end; it stays on the list, and makes no sound until then. */
function shelve(alert: AlertView, view: PanelView, off: boolean) {
  const submit = (event: SubmitEvent) => {
    const form = said(event);
    const [reason, minutes] = [`${form.get("reason")}`.trim(), Number(form.get("minutes"))];
    if (view.now === null || reason === "" || !(minutes > 0)) return;
    const until = new Date(view.now + minutes * 60_000).toISOString();
    view.act({ act: "shelve", alert: alert.id, reason, until });
  };
  return html`<form data-form="shelve" @submit=${submit}>
    <input name="reason" required maxlength="500" placeholder="shelved because …" aria-label="Reason for shelving" />
    <label>for <input name="minutes" type="number" min="1" max=${LONGEST_MINUTES} value="60" required /> min</label>
    <button ?disabled=${off}>Shelve</button>
  </form>`;
}

function said(event: SubmitEvent): FormData {
  event.preventDefault();
  return new FormData(event.target as HTMLFormElement);
}
