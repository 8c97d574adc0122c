/**
 * The navigation status: underway, at anchor, aground or made fast. From the mooring lines where they have a
 * signal, then the officer's word, then the AIS, and always against the speed: neither a contact that is stuck nor
 * a status that was typed in and forgotten stands against a ship that moves; and what a ship at speed has shown
 * to be wrong is not believed again because she stops, or because her receiver falls silent, but when it has
 * said something else. Null: nothing tells, and nothing is assumed.
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

/** What the speed has shown to be wrong, until it says something else. */
export interface Refuted {
  /** The AIS status. */
  readonly ais: string | null;
  /** Lines that are said to be ashore. */
  readonly lines: boolean;
}

export const nothingRefuted: Refuted = { ais: null, lines: false };

export interface StatusState {
  readonly word: NavigationStatus | null;
  readonly refuted: Refuted;
  readonly status: NavigationStatus | null;
  readonly moving: Sustained;
  readonly draggingFast: Sustained;
}

export const noStatus: StatusState = {
  word: null,
  refuted: nothingRefuted,
  status: null,
  moving: null,
  draggingFast: null,
};

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
  /** What she is already needs a speed that lasts against it; what she is to become, none at all. */
  const standsAgainstSpeed = (status: NavigationStatus): boolean => {
    const [since, lasts] = status === "at-anchor" ? [draggingFast, fast] : [moving, moves];
    return status === "underway" || (status === before.status ? !lasts : since === null);
  };

  const refuted = refutedNow(before.refuted, signs, fast);
  /** Lines hold against the surge of a passing ship; a ship faster than that has none ashore, whatever is said. */
  const linesHold = !refuted.lines && (before.status === "made-fast" || draggingFast === null);
  const lines = signs.linesAshore === true && !linesHold ? undefined : signs.linesAshore;
  let word = before.word;
  const against = word === "at-anchor" ? fast : moves;
  if (word !== null && ((word !== "underway" && against) || contradictedByLines(word, lines))) word = null;
  const reported = signs.ais === undefined || signs.ais === refuted.ais ? undefined : BY_AIS[signs.ais];
  const status = decide(lines, word, reported, standsAgainstSpeed, moves);
  const waits = [
    lastsAt(moving, settings["moving-for"], now),
    lastsAt(draggingFast, settings["moving-for"], now),
  ];
  const wake = Math.min(...waits.map((mono) => mono ?? Infinity));
  return {
    state: { word, refuted, status, moving, draggingFast },
    wake: Number.isFinite(wake) ? wake : undefined,
  };
}

/** Faster than a ship at anchor sheers about, for long enough: whatever says that she lies still is wrong. */
const refutedNow = (before: Refuted, { ais, linesAshore }: StatusSigns, fast: boolean): Refuted => {
  const liesStill = fast && ais !== undefined && BY_AIS[ais] !== undefined && BY_AIS[ais] !== "underway";
  const retold = ais !== undefined && ais !== before.ais;
  return {
    ais: liesStill ? ais : retold ? null : before.ais,
    lines: linesAshore === true && fast ? true : linesAshore === false ? false : before.lines,
  };
};

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
