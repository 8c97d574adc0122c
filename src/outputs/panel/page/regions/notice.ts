/** The watch's answer to the last act: a refusal stays until it is read. */
import { css, html, nothing } from "lit";
import { look, Region } from "./region.ts";

class NoticeLine extends Region {
  static override styles = [
    look,
    css`
      div {
        display: flex;
        gap: 12px;
        align-items: center;
        justify-content: space-between;
        padding: 4px 12px;
        border-top: 2px solid var(--border-outline-color);
      }
      .refused {
        font-weight: 670;
        color: var(--on-warning-color);
        background: var(--alert-warning-color);
      }
    `,
  ];

  override render() {
    const { notice } = this.view.state;
    if (!notice) return nothing;
    return html`<div role="status" data-notice=${notice.ok ? "done" : "refused"} class=${notice.ok ? "" : "refused"}>
      <span>${notice.words}</span>
      <button @click=${() => this.view.send({ is: "noticed" })}>Close</button>
    </div>`;
  }
}

customElements.define("wk-notice", NoticeLine);
