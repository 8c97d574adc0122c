/** Words that rules, alerts and the logbook share. */

/** `A`: needs the task station to judge. `B`: may be acknowledged at the bridge panel. `C`: not on the bridge. */
export type Category = "A" | "B" | "C";

/** What a finding is about, so that findings on one thing are shown together. */
export const ASPECTS = [
  "position",
  "securing",
  "movement",
  "power",
  "water",
  "fire",
  "light",
  "mode",
  "duty",
  "record",
  "health",
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** The books that the rules name. */
export const BOOKS = ["deck", "engine", "watertight-doors", "drills"] as const;
export type Book = (typeof BOOKS)[number];
