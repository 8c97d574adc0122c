/** What the receivers say together: where she is, how fast, and what of them disagrees. */
import type { GeoPosition } from "../ship/terms.ts";
import { type Fix, fastest, settleFix, settleSpeed } from "./fix.ts";
import type { SituationSettings } from "./settings.ts";

export interface Together {
  /** Undefined when there is no fix, or nobody can be believed. */
  readonly place: GeoPosition | undefined;
  readonly placeUnknown: string;
  /** Knots over the ground; undefined when none gives it, or they disagree. */
  readonly speed: number | undefined;
  readonly speedUnknown: string;
  /** The highest that any of them shows, for what must not be missed. */
  readonly highest: number | undefined;
  /** What of them disagrees, in words. */
  readonly disagreement: string | undefined;
}

export function together(
  fixes: readonly Fix[],
  speeds: readonly number[],
  numbers: SituationSettings,
): Together {
  const fix = settleFix(fixes, numbers["receivers-apart"]);
  const speed = settleSpeed(speeds, numbers["speeds-apart"]);
  const placesDisagree = fix !== undefined && "disagree" in fix;
  const speedsDisagree = speeds.length > 1 && speed === undefined;
  return {
    place: fix && "position" in fix ? fix.position : undefined,
    placeUnknown: placesDisagree ? fix.disagree : "no receiver has a valid fix",
    speed,
    speedUnknown: speedsDisagree ? "the receivers disagree about the speed" : "no receiver gives the speed",
    highest: fastest(speeds),
    disagreement: placesDisagree ? "their positions" : speedsDisagree ? "their speeds" : undefined,
  };
}
