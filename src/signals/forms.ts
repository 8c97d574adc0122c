/** What a person's entry tells besides its words, where the rules ask what became of it: drills, papers, fuel, casualties. */

export const DRILLS = ["damage-control", "fire", "abandon-ship", "other"] as const;
export type DrillSort = (typeof DRILLS)[number];

/** What a damage control drill includes: Schedule I, para 35(4)(a) to (i), in the order of the paragraph. */
export const DRILL_CONTENTS = [
  "stations",
  "stability-assessment",
  "shore-link",
  "closures",
  "flooding-detection",
  "cross-flooding",
  "bilge",
  "damage-survey",
  "shore-support",
] as const;
export type DrillContent = (typeof DRILL_CONTENTS)[number];

/** A drill as it is entered; one that was not held, or not in full, says why and how far it went. */
export interface DrillForm {
  readonly sort: DrillSort;
  /** The damage or fire that was simulated. */
  readonly scenario: string;
  readonly contents?: readonly DrillContent[] | undefined;
  readonly participants?: string | undefined;
  /** Circumstances and extent, SOLAS III/19.5: present, the drill does not count as held. */
  readonly notHeld?: string | undefined;
}

/** The cases of Navigation Safety Regulations 2002, reg 18(4) and 19(2)(j), by the names of `log report`. */
export const CASUALTIES = [
  "distress",
  "grounding",
  "fire",
  "flooding",
  "damage",
  "obstruction",
  "overboard",
  "oil",
  "piracy",
  "casualty",
] as const;
export type Casualty = (typeof CASUALTIES)[number];

/** Numbers that a person read or reckoned, each for what its name says. */
export interface Figures {
  /** Deviation of the lightship displacement from the approved information, per cent: Schedule I, para 13(5). */
  readonly displacement?: number | undefined;
  /** Deviation of the longitudinal centre of gravity, per cent of her length. */
  readonly centre?: number | undefined;
  /** Passengers on board, those who accompany vehicles included. */
  readonly passengers?: number | undefined;
  /** What a bilge pump moved in its test, m³/h. */
  readonly flow?: number | undefined;
}

/** Oil fuel as its delivery note gives it. */
export interface FuelForm {
  /** °C; where the note only states that it was measured at or above 70 °C: 70. */
  readonly flashpoint: number;
  /** For what it may be used: below 60 °C only for emergency engines outside category A. */
  readonly use: "any" | "emergency";
}
