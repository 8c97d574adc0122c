/** How the plan of doors looks: marks of one size, however the strips of the decks are stretched. */
import { css } from "lit";

export const doorPlanLook = css`
  :host {
    gap: 4px;
    padding-bottom: 6px;
  }
  header {
    display: flex;
    gap: 14px;
    align-items: baseline;
    padding: 6px 12px 2px;
  }
  .deck {
    position: relative;
    flex: 1;
    min-height: 48px;
    max-height: 150px;
    margin: 0 10px 0 58px;
  }
  .hull {
    position: absolute;
    width: 100%;
    height: 100%;
  }
  .hull path {
    fill: var(--container-global-color);
    stroke: var(--element-inactive-color);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  .hull line {
    stroke: var(--border-divider-color);
    stroke-dasharray: 8 6;
    vector-effect: non-scaling-stroke;
  }
  .name {
    position: absolute;
    top: calc(50% - 8px);
    right: calc(100% + 6px);
    white-space: nowrap;
    font-size: 11px;
    color: var(--element-neutral-color);
    text-transform: uppercase;
  }
  .door {
    position: absolute;
    display: flex;
    gap: 5px;
    align-items: center;
    font-size: 12px;
    font-weight: 570;
    white-space: nowrap;
    transform: translate(-13px, -50%);
  }
  .aft {
    flex-direction: row-reverse;
    transform: translate(calc(-100% + 13px), -50%);
  }
  .door svg {
    flex: none;
    width: 26px;
    height: 26px;
  }
  .unplaced {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    padding: 0 12px;
  }
  .unplaced > span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  .unplaced svg {
    width: 26px;
    height: 26px;
  }
`;
