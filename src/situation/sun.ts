/** Night as the law has it: from sunset to sunrise at the ship's place. */
import { Body, Equator, Horizon, Observer } from "astronomy-engine";
import type { GeoPosition } from "../ship/terms.ts";

/** Sunset and sunrise: the upper limb on the horizon, refraction allowed for (34′ and 16′). */
const HORIZON = -50 / 60;

/** True from sunset to sunrise. `at` is wall time, ms. */
export function isNight(at: number, place: GeoPosition): boolean {
  const observer = new Observer(place.latitude, place.longitude, 0);
  const when = new Date(at);
  const sun = Equator(Body.Sun, when, observer, true, true);
  return Horizon(when, observer, sun.ra, sun.dec).altitude < HORIZON;
}
