/**
 * The catalogue of facts: what is true of the whole ship now, and what the officer has said. They stand on
 * the board beside the readings of the equipment; a fact that is not here does not exist.
 */

import type { SignalSpec } from "../ship/kinds/signal-spec.ts";
import type { GeoPosition } from "../ship/terms.ts";
import { type NavigationStatus, PHASES, STATUSES, type VoyagePhase } from "./act.ts";

const yesNo = (says: string): SignalSpec<boolean> => ({ is: "boolean", says });
const number = (unit: string, says: string): SignalSpec<number> => ({ is: "number", unit, says });
const text = <T extends string>(says: string, oneOf: readonly T[]): SignalSpec<T> => ({
  is: "text",
  says,
  oneOf,
});
const anyText = (says: string): SignalSpec<string> => ({ is: "text", says });
const position = (says: string): SignalSpec<GeoPosition> => ({ is: "position", says });

export const facts = {
  "voyage.phase": text<VoyagePhase>("how far the voyage has come", PHASES),
  "voyage.began": anyText("when the last line was let go, UTC"),
  "navigation.status": text<NavigationStatus>("underway, at anchor, aground or made fast", STATUSES),
  "navigation.making-way": yesNo("she makes way through the water"),
  "navigation.position": position("where the ship is"),
  "navigation.speed": number("kn", "her speed over the ground"),
  "navigation.receivers": anyText("agree, or what of the receivers disagrees"),
  "sun.night": yesNo("it is between sunset and sunrise where she is"),
  "visibility.restricted": yesNo("visibility is restricted, by the officer's word"),
  activities: anyText("what she is engaged in (towing, fishing …), joined by commas; empty: nothing"),
  "harbour.inside": yesNo("she is inside the limits of a harbour"),
  "waterway.inside": yesNo("she is on a national waterway"),
  "clock.source": text<"gnss" | "system" | "none">("where wall time comes from", ["gnss", "system", "none"]),
  "clock.uncertainty": number("ms", "how far wall time may be off"),
} as const satisfies Readonly<Record<string, SignalSpec<unknown>>>;

export type Facts = typeof facts;
export type FactId = keyof Facts;
export type ValueOfFact<F extends FactId> = Facts[F] extends SignalSpec<infer V> ? V : never;
