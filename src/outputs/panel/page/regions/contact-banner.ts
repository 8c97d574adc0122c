/** The unmissable sign that nothing on the page is current. */
import { css, html, nothing } from "lit";
import { utcClock } from "../state/time-words.ts";
import { look, Region } from "./region.ts";

class ContactBanner extends Region {
  static override styles = [
    look,
    css`
      div {
        padding: 10px 16px;
        font-size: 24px;
        font-weight: 670;
        text-align: center;
        color: var(--on-alarm-color);
        background: repeating-linear-gradient(
          -45deg,
          var(--alert-alarm-color) 0 22px,
          color-mix(in srgb, var(--alert-alarm-color) 80%, black) 22px 44px
        );
      }
      small {
        display: block;
        font-size: 15px;
        font-weight: 570;
      }
    `,
  ];

  override render() {
    const { link, clock, mono, heard } = this.view.state;
    if (link !== "lost") return nothing;
    // The watch's own wall time at which it was last heard.
    const since = clock && clock.at - (clock.mono - heard);
    return html`<div role="alert">
      NO CONTACT WITH THE WATCH ${since === null ? "— none since this page was opened" : `since ${utcClock(since)} UTC`}
      <small>Nothing below is current (${Math.floor((mono - heard) / 1000)} s old). Look at the approved panels. Trying again by itself.</small>
    </div>`;
  }
}

customElements.define("wk-contact-banner", ContactBanner);
