/**
 * How long a person's confirmation stands. What was seen closed, in place or in force was so for the voyage: it ends
 * when she is alongside again, or at the time that was stated. What a tank or a space holds stands until another word,
 * for its lapse would make ballast or cargo forgotten.
 */
import type { Kind } from "../ship/kinds.ts";
import type { Ship } from "../ship/ship.ts";
import { itemFactId } from "./item-facts.ts";

const CONTENTS: ReadonlySet<string> = new Set<Kind>(["oil-fuel-tank", "passenger-or-cargo-space"]);

export const standsForTheVoyage = ({ equipment }: Ship, item: string): boolean =>
  !CONTENTS.has(equipment.find(({ id }) => id === item)?.kind ?? "");

const CONFIRMED = itemFactId("confirmed", "");

/** The word is a confirmation that ends with the voyage. */
export const endsAlongside = (ship: Ship, signal: string): boolean =>
  signal.startsWith(CONFIRMED) && standsForTheVoyage(ship, signal.slice(CONFIRMED.length));
