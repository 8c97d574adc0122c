/** When the lights of the Collision Regulations are to be shown, in their own words. */
import type { Activity } from "../../signals/act.ts";
import { all, either, not, when } from "../during.ts";

/** Reg 2(1): "all vessels on the National Waterways". */
export const onANationalWaterway = when("on a national waterway", "waterway.inside", (inside) => inside);

/** Reg 3(g): not at anchor, not made fast to the shore, not aground. */
const underway = when("underway", "navigation.status", (status) => status === "underway");

/** Reg 20(b). */
export const fromSunsetToSunrise = when("from sunset to sunrise", "sun.night", (night) => night);

/** Reg 20(c), 19(b): by the officer's word. */
export const inRestrictedVisibility = when(
  "in restricted visibility",
  "visibility.restricted",
  (restricted) => restricted,
);

/** Activities that put other lights in the place of those of reg 23. */
const OTHER_LIGHTS = new Set<string>([
  "fishing",
  "not-under-command",
  "restricted-manoeuvrability",
  "dredging",
  "pilot-duty",
  "towing",
  "pushing",
  "towing-alongside",
  "being-towed",
  "being-pushed",
  "being-towed-alongside",
  "sailing",
  "oars",
] satisfies readonly Activity[]);

/** Engaged in nothing for which other lights are prescribed. */
export const plainlyUnderway = all(
  onANationalWaterway,
  underway,
  not(
    when("engaged in what has other lights", "activities", (activities) =>
      activities.split(",").some((activity) => OTHER_LIGHTS.has(activity.trim())),
    ),
  ),
);

/** When the lights of a vessel underway are to be shown. */
export const lightsShown = either(fromSunsetToSunrise, inRestrictedVisibility);
