/** The lists that are only read: departure, indications, duties, situation, inputs, what is not watched, the last of the log. */
import { html, type TemplateResult } from "lit";
import { type Fact, situationFacts } from "../state/facts.ts";
import { age, utcClock, utcDate } from "../state/time-words.ts";
import type { PanelView } from "./region.ts";

const notHeard = html`<p class="muted">Not known: the watch has not been heard yet.</p>`;

/** Her own name says nothing more on her own panel. */
const nameOf = ({ state }: PanelView, subject: string): string =>
  subject === "ship" ? "" : (state.fitted?.equipment.find((item) => item.id === subject)?.name ?? subject);

export function gatePage(view: PanelView): TemplateResult {
  const gate = view.state.picture?.gate;
  if (!gate) return notHeard;
  const open = gate.filter((item) => !item.met);
  const inOrder = [...open, ...gate.filter((item) => item.met)];
  if (gate.length === 0)
    return html`<p class="muted">The watch has no list for departure now. It makes one when the ship is reported ready.</p>`;
  return html`<p><b>${open.length === 0 ? "Nothing is open before departure." : `${open.length} of ${gate.length} still open before departure.`}</b></p>
    <table>
      ${inOrder.map(
        (item) => html`<tr data-gate=${item.met ? "met" : "open"}>
          <td class=${item.met ? "muted" : "open"}>${item.met ? "✓ met" : "☐ OPEN"}</td>
          <td>${item.text}</td>
          <td class="muted small">${item.text.includes(nameOf(view, item.subject)) ? "" : nameOf(view, item.subject)}</td>
          <td class="muted small">${item.rule}</td>
        </tr>`,
      )}
    </table>`;
}

export function dutyPage(view: PanelView): TemplateResult {
  const duties = view.state.picture?.duties;
  if (!duties) return notHeard;
  if (duties.length === 0) return html`<p class="muted">No duties bind this ship.</p>`;
  const inOrder = [...duties].sort((a, b) => Number(a.done) - Number(b.done) || a.due - b.due);
  return html`<table>
    ${inOrder.map(
      (duty) => html`<tr>
        <td class=${duty.overdue ? "bad" : duty.done ? "muted" : "open"}>${duty.overdue ? "OVERDUE" : duty.done ? "✓ done" : "due"}</td>
        <td>${duty.text}</td>
        <td class="number small">${duty.done ? "next " : ""}${utcDate(duty.due)} ${utcClock(duty.due).slice(0, 5)} UTC</td>
        <td class="muted small">${duty.rule}</td>
      </tr>`,
    )}
  </table>`;
}

export function indicationPage(view: PanelView): TemplateResult {
  const indications = view.state.picture?.indications;
  if (!indications) return notHeard;
  if (indications.length === 0)
    return html`<p class="muted">Nothing stands that the law wants shown without sound.</p>`;
  return html`<table>
    ${indications.map(
      (item) => html`<tr data-indication=${item.rule}>
        <td class=${item.unknown ? "unknown" : "open"}>${item.unknown ? "? not known now" : "■ stands"}</td>
        <td>${item.text}</td>
        <td class="muted small">${item.cites}</td>
      </tr>`,
    )}
  </table>`;
}

export function situationPage(view: PanelView): TemplateResult {
  const facts = situationFacts(view.state);
  if (facts.length === 0) return notHeard;
  return html`<div class="grid">
    ${facts.map(
      (fact) => html`<div data-fact=${fact.name}>
        <span class="muted small">${fact.name}</span><br />
        ${fact.known ? html`<b>${fact.words}</b>` : html`<b class="unknown">? ${fact.words}</b>`}
        <span class="muted small">
          ${factNote(fact, view.now)}
        </span>
      </div>`,
    )}
  </div>`;
}

/** `by situation, 45 s ago`; of what is not known, why. */
function factNote(fact: Fact, now: number | null): string {
  const words = [
    fact.because,
    fact.source && `by ${fact.source}`,
    fact.at !== null && now !== null && `for ${age(fact.at, now)}`,
  ];
  return words.filter(Boolean).join(", ");
}

export function portPage(view: PanelView): TemplateResult {
  const ports = view.state.picture?.ports;
  if (!ports) return notHeard;
  return html`<table>
    ${ports.map(
      (port) => html`<tr data-port=${port.port}>
        <td class=${port.state === "hearing" ? "" : "bad"}>${port.state === "hearing" ? "hearing" : port.state.toUpperCase()}</td>
        <td><b>${port.port}</b> <span class="muted">${port.driver}</span></td>
        <td>${port.because ?? ""}</td>
        <td class="number small">${port.good} good, ${port.refused} refused</td>
        <td class="number small muted">${view.now === null ? "" : `for ${age(port.since, view.now)}`}</td>
      </tr>`,
    )}
  </table>`;
}

/** An item that the ship file does not name at all is told from one that has no such signal bound. */
function missingWords(missing: readonly string[]): string {
  const named = missing.filter((signal) => !signal.startsWith("unfitted-"));
  if (named.length === 0) return "the ship file names none";
  const more = named.length < missing.length ? ", and an item that the ship file does not name" : "";
  return `missing: ${named.join(", ")}${more}`;
}

export function unwatchedPage(view: PanelView): TemplateResult {
  const unwatched = view.state.picture?.unwatched;
  if (!unwatched) return notHeard;
  if (unwatched.length === 0)
    return html`<p>Every rule that binds and that signals can watch is watched.</p>`;
  return html`<p><b>These bind this ship and are NOT WATCHED:</b> their signals are not fitted. Watch them yourselves.</p>
    <table>
      ${unwatched.map(
        (item) => html`<tr data-unwatched=${item.rule}>
          <td class="open">${item.rule}</td>
          <td>${item.name}</td>
          <td class="muted">${missingWords(item.missing)}</td>
        </tr>`,
      )}
    </table>`;
}

export function logPage(view: PanelView): TemplateResult {
  const { log, picture } = view.state;
  return html`<p class="small muted number">${picture ? `${picture.head.seq} entries in the chain` : ""}</p>
    <table>
      ${log.map(
        (entry) => html`<tr data-seq=${entry.seq}>
          <td class="number small">${entry.at.slice(0, 10)} ${entry.at.slice(11, 19)}</td>
          <td>${entry.text}</td>
          <td class="muted small">${entry.book} ${entry.bookSeq}</td>
          <td class="muted small">${entry.author}</td>
        </tr>`,
      )}
    </table>`;
}
