/** How the alert list looks: the mark flashes, the words stand still, so that they can be read. */
import { css } from "lit";

export const alertListLook = css`
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 4px 8px 4px 12px;
    border-bottom: 1px solid var(--border-divider-color);
  }
  .total {
    font-size: 18px;
    color: var(--element-active-color);
  }
  .waiting {
    margin-left: 10px;
    letter-spacing: 0;
    color: var(--element-active-color);
    text-transform: none;
  }
  .counts {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    min-height: 18px;
  }
  .silence {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 48px;
  }
  .silence > :first-child {
    width: 22px;
    height: 22px;
  }
  kbd {
    font: inherit;
    font-size: 11px;
    padding: 0 5px;
    border: 1px solid currentcolor;
    border-radius: 3px;
    opacity: 0.7;
    vertical-align: 1px;
  }
  ol {
    flex: 1;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  footer {
    display: flex;
    gap: 4px;
    padding: 2px 8px;
    border-top: 1px solid var(--border-divider-color);
  }
  footer button {
    flex: 1;
    min-height: 30px;
    padding: 0 8px;
  }
  .none {
    padding: 24px 16px;
    color: var(--element-neutral-color);
  }
  .line {
    --tone: var(--element-neutral-color);
    --on: var(--warning-blink-on);
    position: relative;
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 56px;
    padding: 4px 8px 4px 12px;
    border-bottom: 1px solid var(--border-divider-color);
  }
  .alarm,
  .emergency-alarm {
    --tone: var(--alert-alarm-color);
    --on: var(--alarm-blink-on);
  }
  .warning {
    --tone: var(--alert-warning-color);
  }
  .caution {
    --tone: var(--alert-caution-color);
  }
  .line::before {
    position: absolute;
    inset: 0 auto 0 0;
    width: 5px;
    content: "";
    background: var(--tone);
  }
  .flashes::before,
  .flashes .icon {
    opacity: calc(0.2 + 0.8 * var(--on));
  }
  .flashes {
    background: color-mix(in srgb, var(--tone) 14%, var(--container-background-color));
  }
  .emergency-alarm {
    background: color-mix(in srgb, var(--tone) 26%, var(--container-background-color));
  }
  .member {
    padding-left: 30px;
  }
  .selected {
    box-shadow: inset 0 0 0 2px var(--instrument-enhanced-primary-color);
  }
  .icon {
    flex: none;
    width: 28px;
    height: 28px;
  }
  .words {
    flex: 1;
    min-width: 0;
  }
  .text {
    display: block;
    font-weight: 570;
    line-height: 1.25;
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    color: var(--element-neutral-color);
  }
  .behind {
    display: flex;
    flex-direction: column;
    padding: 2px 0 4px;
  }
  .deeds,
  .deeds form {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
  }
  .deeds {
    padding: 4px 0;
  }
  .deeds input[name="reason"] {
    flex: 1;
    min-width: 160px;
  }
  .deeds input[type="number"] {
    width: 72px;
  }
  .aside {
    display: flex;
    flex: none;
    flex-direction: column;
    align-items: flex-end;
    color: var(--element-neutral-color);
  }
  .recorded {
    font-size: 11px;
  }
  .acknowledge {
    flex: none;
    min-width: 60px;
    min-height: 44px;
    padding: 4px 8px;
    border: 2px solid var(--tone);
  }
  .fold {
    flex: none;
    min-width: 44px;
    min-height: 44px;
    padding: 4px;
  }
  .close .line {
    min-height: 31px;
    padding-block: 0;
  }
  .close .selected {
    padding-block: 4px;
  }
  .close .text {
    overflow: hidden;
    font-size: 14px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .close .icon {
    width: 22px;
    height: 22px;
  }
  .close .line:not(.selected) :is(.more, .recorded) {
    display: none;
  }
  .close .selected .text {
    white-space: normal;
  }
  .close :is(.acknowledge, .fold) {
    min-height: 29px;
    padding: 0 8px;
  }
`;
