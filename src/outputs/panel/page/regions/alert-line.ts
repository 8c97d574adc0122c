/** One line of the alert list; under the officer's hand it also says what is behind the alert. */
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { AlertView } from "../../../feed.ts";
import type { AlertLine } from "../state/alert-lines.ts";
import { acknowledgeable, flashes, iconOf, notHere, stateWords } from "../state/alert-look.ts";
import { sentence, signalWords, valueWords } from "../state/facts.ts";
import { age, utcClock } from "../state/time-words.ts";
import { alertDeeds } from "./alert-deeds.ts";
import { alertIcon } from "./alert-icons.ts";
import type { PanelView } from "./region.ts";

export function alertLine({ alert, member, folded, unfolded }: AlertLine, view: PanelView, fold: () => void) {
  const held = view.state.selected?.alert === alert.id ? view.state.selected : null;
  const classes = {
    line: true,
    member,
    selected: held !== null,
    flashes: flashes(alert),
    [alert.priority]: true,
  };
  return html`<li
    class=${classMap(classes)}
    data-alert=${alert.id}
    data-state=${alert.state}
    data-icon=${iconOf(alert)}
    @click=${() => view.send({ is: "select", alert: alert.id })}
  >
    <span class="icon">${alertIcon(iconOf(alert))}</span>
    <span class="words">
      <span class="text">${alert.text}</span>
      <span class="more small">
        <span>${stateWords(alert)}</span>
        <span>${alert.cites}</span>
        ${alert.count > 1 ? html`<span>came and went ${alert.count} times</span>` : nothing}
        ${notHere(alert) ? html`<b>${notHere(alert)}</b>` : nothing}
      </span>
      ${held?.asked ? html`${behind(alert, view)}${alertDeeds(alert, view)}` : nothing}
    </span>
    <span class="aside small number">
      <span>${view.now === null ? "" : age(alert.raisedAt, view.now)}</span>
      <span class="recorded" title=${alert.recorded ? "Its row in the log is durable" : "Its row in the log is not durable yet"}
        >${alert.recorded ? "recorded" : "recording…"}</span
      >
    </span>
    ${folded > 0 || unfolded ? folding(folded, fold) : nothing}
    ${acknowledgeable(alert) ? acknowledge(alert, view, held !== null) : nothing}
  </li>`;
}

/** The reason of the alert on request (MSC.302(87) 9): when, by which rule, and what the signals said. */
function behind(alert: AlertView, view: PanelView) {
  const { now } = view;
  return html`<span class="behind small number">
    <span>Raised ${utcClock(alert.raisedAt)} UTC by ${alert.rule}. ${sentence(alert.because)}</span>
    ${alert.evidence.map(
      (found) => html`<span title=${found.signal}
        >${signalWords(found.signal, view.state)}: <b>${found.value === undefined ? `not known, ${found.quality}` : valueWords(found.value)}</b>
        ${found.source ? `by ${found.source}` : ""}${found.at !== undefined && now !== null ? `, ${age(found.at, now)} ago` : ""}</span
      >`,
    )}
  </span>`;
}

function acknowledge(alert: AlertView, view: PanelView, underHand: boolean) {
  const waiting = view.state.pending.includes(`acknowledge ${alert.id}`);
  const press = (event: Event) => {
    event.stopPropagation();
    view.act({ act: "acknowledge", alert: alert.id });
  };
  return html`<button
    class="acknowledge"
    ?disabled=${waiting || view.state.link !== "live"}
    @click=${press}
    aria-label=${`Acknowledge: ${alert.text}`}
  >
    ${waiting ? "…" : "ACK"}${underHand ? html` <kbd>A</kbd>` : nothing}
  </button>`;
}

function folding(folded: number, fold: () => void) {
  const press = (event: Event) => {
    event.stopPropagation();
    fold();
  };
  return html`<button class="fold" @click=${press} aria-expanded=${folded === 0}>${folded > 0 ? `+${folded}` : "fold"}</button>`;
}
