/** What every region of the page has: the same view of the state, handed down whole, and the same look. */
import { css, LitElement, type PropertyDeclarations } from "lit";
import type { Tone } from "../sound/patterns.ts";
import type { Deed, PanelState } from "../state/panel-state.ts";
import type { PanelEvent } from "../state/reduce.ts";

export type Palette = "bright" | "day" | "dusk" | "night";

/** The state, and what an officer can do with it. */
export interface PanelView {
  readonly state: PanelState;
  /** Wall time of the watch; null before it was first heard. */
  readonly now: number | null;
  readonly palette: Palette;
  readonly sound: { readonly tone: Tone | null; readonly blocked: boolean };
  act(deed: Deed): void;
  send(event: PanelEvent): void;
  silence(): void;
  signIn(name: string, secret: string): void;
  signOut(): void;
  choosePalette(palette: Palette): void;
  testSound(): void;
}

export class Region extends LitElement {
  static override properties: PropertyDeclarations = { view: { attribute: false } };
  declare view: PanelView;
}

export const look = css`
  :host {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    background: var(--container-background-color);
    color: var(--element-active-color);
  }
  * {
    box-sizing: border-box;
  }
  h2 {
    margin: 0;
    font-size: 13px;
    font-weight: 670;
    letter-spacing: 0.04em;
    text-transform: uppercase;
    color: var(--element-neutral-color);
  }
  .muted {
    color: var(--element-neutral-color);
  }
  .small {
    font-size: 13px;
  }
  .number {
    font-variant-numeric: tabular-nums;
  }
  button {
    font: inherit;
    font-weight: 570;
    min-height: 40px;
    padding: 4px 14px;
    color: var(--on-normal-active-color);
    background: var(--normal-enabled-background-color);
    border: 1px solid var(--normal-enabled-border-color);
    border-radius: 6px;
    cursor: pointer;
    touch-action: manipulation;
  }
  button[aria-pressed="true"],
  button[aria-selected="true"] {
    background: var(--selected-enabled-background-color);
    color: var(--on-selected-active-color);
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  :focus-visible {
    outline: 3px solid var(--instrument-enhanced-primary-color);
    outline-offset: 1px;
  }
  input,
  select,
  textarea {
    font: inherit;
    min-height: 40px;
    padding: 4px 10px;
    color: inherit;
    background: var(--container-global-color);
    border: 1px solid var(--normal-enabled-border-color);
    border-radius: 6px;
  }
  .unknown {
    color: var(--unknown-ink);
    background: repeating-linear-gradient(
      -45deg,
      var(--unknown-ground) 0 5px,
      color-mix(in srgb, var(--unknown-ink) 22%, var(--unknown-ground)) 5px 9px
    );
    outline: 2px dashed var(--unknown-ink);
    outline-offset: -2px;
  }
`;
