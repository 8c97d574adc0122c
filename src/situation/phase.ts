/**
 * The phase of the voyage: alongside, ready, leaving, on voyage, safe anchorage, approaching. A voyage begins
 * when the last line is let go. A safe anchorage is what the master declares, never what the watch concludes.
 * When nothing tells any more, the last phase stands as far as it binds; one that frees her stands only while she
 * is seen to lie still, or an officer says so.
 */
import type { NavigationStatus, VoyagePhase } from "../signals/act.ts";

export interface PhaseSigns {
  readonly status: NavigationStatus | null;
  /** Undefined: no harbour limit is given, or the position is not known. */
  readonly insideHarbour: boolean | undefined;
  /** Where no limit is given: she has gone faster than at the berth for long enough. */
  readonly clearOfBerth: boolean;
}

export function nextPhase(
  before: VoyagePhase | null,
  { status, insideHarbour, clearOfBerth }: PhaseSigns,
): VoyagePhase | null {
  if (status === null) return before;
  if (status === "made-fast") return before === "ready" ? "ready" : "alongside";
  const out = insideHarbour === undefined ? clearOfBerth : !insideHarbour;
  switch (before) {
    case null:
      return "on-voyage";
    case "alongside":
    case "ready":
      return "leaving";
    case "leaving":
      return out ? "on-voyage" : "leaving";
    case "on-voyage":
      return insideHarbour === true ? "approaching" : "on-voyage";
    case "approaching":
      return insideHarbour === false ? "on-voyage" : "approaching";
    case "safe-anchorage":
      return status === "underway"
        ? insideHarbour === true
          ? "approaching"
          : "on-voyage"
        : "safe-anchorage";
  }
}

/** A voyage begins on leaving the berth. */
export const begins = (before: VoyagePhase | null, after: VoyagePhase | null): boolean =>
  (before === "alongside" || before === "ready") &&
  after !== "alongside" &&
  after !== "ready" &&
  after !== null;

/** Phases in which the duties of navigation do not exist. */
export const freesFromNavigation = (phase: VoyagePhase): boolean =>
  phase === "alongside" || phase === "ready" || phase === "safe-anchorage";
