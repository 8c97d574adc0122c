/** The look of what an officer fills in: rows with a heading before them. */
import { css } from "lit";

export const formLook = css`
  :host {
    gap: 5px;
    padding: 6px 12px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
  }
  obc-button {
    margin-block: -5px;
  }
  .row > h2 {
    width: 92px;
  }
  form input:not([type="checkbox"], [type="number"], [type="date"]) {
    flex: 1;
    min-width: 160px;
  }
  input[type="number"] {
    width: 72px;
  }
  input[type="checkbox"] {
    appearance: none;
    min-height: 0;
    width: 20px;
    height: 20px;
    margin: 0 6px 0 0;
    padding: 0;
    border: 2px solid var(--element-neutral-color);
    border-radius: 4px;
  }
  input[type="checkbox"]:checked {
    background: var(--element-active-color);
    box-shadow: inset 0 0 0 3px var(--container-background-color);
  }
  label {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  .ticks label {
    gap: 0;
    min-height: 34px;
    padding-right: 8px;
  }
  .ticks > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
  }
`;

/** What a form says, when it is sent; the page stays where it is. */
export function sent(event: SubmitEvent): FormData {
  event.preventDefault();
  return new FormData(event.target as HTMLFormElement);
}

/** The words of a field, or undefined when nothing was written. */
export function wordsIn(said: FormData, name: string): string | undefined {
  const text = `${said.get(name) ?? ""}`.trim();
  return text === "" ? undefined : text;
}
