/**
 * When a duty exists, in the words of the Passenger Ship Rules, over the phases of a voyage. The Rules define
 * none of these words; what is chosen here is the stricter reading, listed for a surveyor.
 */
import { type During, not, when } from "../during.ts";

/** From the last line let go until made fast again, less the time at a safe anchorage that the master declared. */
export const duringNavigation = when(
  "during navigation",
  "voyage.phase",
  (phase) => phase === "leaving" || phase === "on-voyage" || phase === "approaching",
);

/** "until the ship is at its next berth": an anchorage is no berth. */
export const untilTheNextBerth = when(
  "between leaving a berth and the next berth",
  "voyage.phase",
  (phase) => phase !== "alongside" && phase !== "ready",
);

/** "before the voyage commences", and after that for as long as it should have been so. */
export const fromReadiness = when(
  "ready for departure or on the voyage",
  "voyage.phase",
  (phase) => phase !== "alongside",
);

/** As `fromReadiness`, less the time at a safe anchorage. */
export const fromReadinessDuringNavigation = when(
  "ready for departure or during navigation",
  "voyage.phase",
  (phase) => phase !== "alongside" && phase !== "safe-anchorage",
);

/** "at sea": the whole voyage, anchorages and harbours included, since the Rules draw no other line. */
export const atSea: During = { ...untilTheNextBerth, says: "at sea" };

/** "while the ship approaches or draws away from the berth". */
export const nearTheBerth = when(
  "approaching or drawing away from the berth",
  "voyage.phase",
  (phase) => phase === "leaving" || phase === "approaching",
);

/** "at safe anchorage", as the master declared it. */
export const atASafeAnchorage = when(
  "at safe anchorage",
  "voyage.phase",
  (phase) => phase === "safe-anchorage",
);

/** Before the voyage and as it begins: draughts are read before she feels the sea. */
export const asTheVoyageBegins = when(
  "as the voyage begins",
  "voyage.phase",
  (phase) => phase === "ready" || phase === "leaving",
);

/** In port, and at a safe anchorage. */
export const outsideNavigation: During = { ...not(duringNavigation), says: "in port or at anchor" };
