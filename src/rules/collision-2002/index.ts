/** The provisions of the Collision Regulations, 2002, that are watched: one line each. */
import type { Rule } from "../rule.ts";
import { lightsFromSunsetToSunrise } from "./reg-20-b-1.ts";
import { lightsInRestrictedVisibility } from "./reg-20-c.ts";
import { lightsOfAVesselUnderway } from "./reg-23-a.ts";

export const collision2002: readonly Rule[] = [
  lightsFromSunsetToSunrise,
  lightsInRestrictedVisibility,
  lightsOfAVesselUnderway,
];
