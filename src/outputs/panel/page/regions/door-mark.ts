/** The mark of a door, 36 by 36 about its middle. OpenBridge has no door icon; these are ours. */
import { svg, type TemplateResult } from "lit";
import type { DoorLook } from "../state/door-look.ts";

/*
 *   closed          open           between         not known
 *   ┌──────┐      ┌──────┐        ┌──────┐        ┌╌╌╌╌╌╌┐
 *   │██████│      │█    █│        │██  ▸ │        ╎ ///? ╎
 *   └──────┘      └──────┘        └──────┘        └╌╌╌╌╌╌┘
 *    green          red         flashing red        hatched
 */
const MARKS: Readonly<Record<DoorLook["look"], TemplateResult>> = {
  closed: svg`
    <rect class="mark" x="-17" y="-17" width="34" height="34" rx="4" style="fill: var(--door-closed)" />
    <path d="M-11 -11 H11 V11 H-11 Z M0 -11 V11" style="fill: none; stroke: var(--on-door); stroke-width: 3" />`,
  open: svg`
    <rect class="mark" x="-17" y="-17" width="34" height="34" rx="4" style="fill: var(--door-open)" />
    <path d="M-11 -12 V12 M11 -12 V12" style="fill: none; stroke: var(--on-door); stroke-width: 5" />`,
  between: svg`
    <rect x="-16" y="-16" width="32" height="32" rx="4" style="fill: none; stroke: var(--door-open); stroke-width: 3" />
    <g style="opacity: var(--alarm-blink-on)">
      <rect class="mark" x="-17" y="-17" width="34" height="34" rx="4" style="fill: var(--door-open)" />
      <path d="M-11 -12 V12 M3 -12 V12 M10 -5 L15 0 L10 5" style="fill: none; stroke: var(--on-door); stroke-width: 3.5" />
    </g>`,
  unknown: svg`
    <defs>
      <pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" style="fill: var(--unknown-ground)" />
        <rect width="3" height="8" style="fill: var(--unknown-ink); opacity: 0.55" />
      </pattern>
    </defs>
    <rect class="mark" x="-17" y="-17" width="34" height="34" rx="4" fill="url(#hatch)"
      style="stroke: var(--unknown-ink); stroke-width: 2.5; stroke-dasharray: 5 3" />
    <circle r="11" style="fill: var(--unknown-ground)" />
    <text y="7" font-size="20" font-weight="700" text-anchor="middle" style="fill: var(--unknown-ink)">?</text>`,
};

export const doorMark = (look: DoorLook["look"]): TemplateResult => MARKS[look];
