/** Every door and opening in a list: where, in what state, since when, and why if not known. */
import { css, html } from "lit";
import { doorLook, doorsOf, permittedUntil } from "../state/door-look.ts";
import { placeWords } from "../state/plan.ts";
import { age, utcClock } from "../state/time-words.ts";
import { doorMark } from "./door-mark.ts";
import { listLook } from "./list-look.ts";
import { look, Region } from "./region.ts";

class DoorTable extends Region {
  static override styles = [
    look,
    listLook,
    css`
      svg {
        width: 26px;
        height: 26px;
      }
    `,
  ];

  #permission(item: string, until: number) {
    return html`may be open until ${utcClock(until).slice(0, 5)} UTC
      <button @click=${() => this.view.act({ act: "withdraw-permission", item })}>Withdraw</button>`;
  }

  override render() {
    const { state, now } = this.view;
    return html`<table>
      ${doorsOf(state).map((item) => {
        const door = doorLook(item, state.signals);
        const until = permittedUntil(item, state.signals);
        return html`<tr>
          <td><svg viewBox="-19 -19 38 38">${doorMark(door.look)}</svg></td>
          <td><b>${item.name}</b><br /><span class="muted small">${placeWords(item)}</span></td>
          <td><b>${door.words}</b> ${door.because ?? ""}</td>
          <td>${until === null ? "" : this.#permission(item.id, until)}</td>
          <td class="number small muted">${door.at === null || now === null ? "" : `for ${age(door.at, now)}`}</td>
        </tr>`;
      })}
    </table>`;
  }
}

customElements.define("wk-door-table", DoorTable);
