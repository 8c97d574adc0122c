/** The small tiles that lamps and sensors are shown as. */
import { css } from "lit";

export const tileLook = css`
  header {
    display: flex;
    gap: 12px;
    align-items: baseline;
    padding: 6px 12px 2px;
  }
  .tiles {
    display: grid;
    flex: 1;
    grid-template-columns: repeat(auto-fill, minmax(var(--tile, 148px), 1fr));
    gap: 4px;
    grid-auto-rows: max-content;
    align-content: start;
    padding: 4px 10px 8px;
    overflow-y: auto;
  }
  .tile {
    display: flex;
    gap: 8px;
    align-items: center;
    min-width: 0;
    padding: 1px 6px;
    border-radius: 5px;
  }
  .what {
    display: flex;
    flex-wrap: wrap;
    gap: 0 7px;
    min-width: 0;
    font-size: 13px;
    line-height: 1.15;
  }
  .what b {
    font-weight: 570;
  }
  .unknown .what span,
  .unknown .what b {
    width: fit-content;
    max-width: 100%;
    padding: 0 3px;
    background: var(--unknown-ground);
  }
  .failed {
    box-shadow: inset 0 0 0 2px var(--alert-alarm-color);
  }
`;
