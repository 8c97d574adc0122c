/** The lists of the lower pages. */
import { css } from "lit";

export const listLook = css`
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 14px;
  }
  td {
    padding: 5px 10px;
    vertical-align: top;
    border-bottom: 1px solid var(--border-divider-color);
  }
  td:first-child,
  td:last-child {
    white-space: nowrap;
  }
  p {
    margin: 0;
    padding: 8px 12px;
  }
  .open {
    font-weight: 670;
  }
  .bad {
    font-weight: 670;
    color: var(--alert-warning-text-color);
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  }
  .grid div {
    padding: 5px 10px;
    border-bottom: 1px solid var(--border-divider-color);
  }
  .grid b.unknown {
    padding: 0 6px;
    border-radius: 3px;
  }
`;
