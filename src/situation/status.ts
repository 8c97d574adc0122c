/**
 * The navigation status: underway, at anchor, aground or made fast. From the mooring lines where they have a
 * signal, then the officer's word, then the AIS, and always against the speed: a status that was typed in and
 * forgotten does not stand against a ship that moves. Undefined: nothing tells, and nothing is assumed.
 */
import type { Instant } from "../kernel/clock.ts";
import type { NavigationStatus } from "../signals/act.ts";
import type { SituationSettings } from "./settings.ts";
import { lasted, lastsAt, type Sustained, sustain } from "./sustained.ts";

export interface StatusSigns {
  readonly linesAshore: boolean | undefined;
  /** What the AIS reports, in the words of the signal catalogue. */
  readonly ais: string | undefined;
  /** Knots over the ground. */
  readonly speed: number | undefined;
}

export interface StatusState {
  readonly word: NavigationStatus | null;
  readonly status: NavigationStatus | null;
  readonly moving: Sustained;
  readonly draggingFast: Sustained;
}

export const noStatus: StatusState = { word: null, status: null, moving: null, draggingFast: null };

const BY_AIS: Readonly<Record<string, NavigationStatus>> = {
  moored: "made-fast",
  "at-anchor": "at-anchor",
  aground: "aground",
  "under-way-using-engine": "underway",
  "under-way-sailing": "underway",
  "not-under-command": "underway",
  "restricted-manoeuvrability": "underway",
  "constrained-by-draught": "underway",
  "engaged-in-fishing": "underway",
};

export function judgeStatus(
  before: StatusState,
  signs: StatusSigns,
  settings: SituationSettings,
  now: Instant,
): { readonly state: StatusState; readonly wake: number | undefined } {
  const { speed } = signs;
  const moving = sustain(
    before.moving,
    speed === undefined ? undefined : speed > settings["moving-speed"],
    now,
  );
  const draggingFast = sustain(
    before.draggingFast,
    speed === undefined ? undefined : speed > settings["anchored-speed"],
    now,
  );
  const moves = lasted(moving, settings["moving-for"], now);
  const fast = lasted(draggingFast, settings["moving-for"], now);
  const standsAgainstSpeed = (status: NavigationStatus): boolean =>
    status === "underway" || (status === "at-anchor" ? !fast : !moves);

  let word = before.word;
  if (word !== null && (!standsAgainstSpeed(word) || contradictedByLines(word, signs.linesAshore)))
    word = null;
  const ais = signs.ais === undefined ? undefined : BY_AIS[signs.ais];
  const status = decide(signs.linesAshore, word, ais, standsAgainstSpeed, moves);
  const waits = [
    lastsAt(moving, settings["moving-for"], now),
    lastsAt(draggingFast, settings["moving-for"], now),
  ];
  const wake = Math.min(...waits.map((mono) => mono ?? Infinity));
  return { state: { word, status, moving, draggingFast }, wake: Number.isFinite(wake) ? wake : undefined };
}

const contradictedByLines = (word: NavigationStatus, linesAshore: boolean | undefined): boolean =>
  linesAshore === undefined ? false : linesAshore !== (word === "made-fast");

function decide(
  linesAshore: boolean | undefined,
  word: NavigationStatus | null,
  ais: NavigationStatus | undefined,
  stands: (status: NavigationStatus) => boolean,
  moves: boolean,
): NavigationStatus | null {
  if (linesAshore === true) return "made-fast";
  if (word !== null) return word;
  // The last line is off: whatever the AIS still says, she is not made fast.
  if (linesAshore === false)
    return ais === "at-anchor" || ais === "aground" ? (stands(ais) ? ais : "underway") : "underway";
  if (ais !== undefined && stands(ais)) return ais;
  return moves ? "underway" : null;
}
