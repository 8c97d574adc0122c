/** States of the ship in the law's own terms, each over the phase of the voyage and the navigation status. */
import { type During, when } from "../during.ts";

/**
 * "voyage": from leaving the berth until made fast at the next, anchorage included. Not defined in the Rules;
 * read so because the text says "until the ship is at its next berth".
 */
export const duringVoyage: During = when(
  "during the voyage",
  "voyage.phase",
  (phase) => phase !== "alongside" && phase !== "ready",
);

/** "during navigation": the voyage, less the time at a safe anchorage that the master has declared. Not defined in the Rules. */
export const duringNavigation: During = when(
  "during navigation",
  "voyage.phase",
  (phase) => phase !== "alongside" && phase !== "ready" && phase !== "safe-anchorage",
);

/** "at sea": strictly read as the whole voyage; not defined in the Rules. */
export const atSea: During = { ...duringVoyage, says: "at sea" };

/** COLREG and national waterways: not at anchor, not made fast, not aground. */
export const underway: During = when("underway", "navigation.status", (status) => status === "underway");

export const fromSunsetToSunrise: During = when("from sunset to sunrise", "sun.night", (night) => night);

export const inRestrictedVisibility: During = when(
  "in restricted visibility",
  "visibility.restricted",
  (restricted) => restricted,
);

export const onNationalWaterway: During = when(
  "on a national waterway",
  "waterway.inside",
  (inside) => inside,
);
