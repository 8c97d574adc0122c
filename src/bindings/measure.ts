/** Numbers and places out of the fields of a message: what is not finite, or not on the globe, is absent. */
import type { GeoPosition } from "../ship/terms.ts";
import type { Fields } from "../wire/message.ts";

export function numberIn(fields: Fields, name: string): number | undefined {
  const value = fields[name];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** Without anything that vouches for it, 0, 0 is what a receiver says that has no place to tell. */
export function placeIn(fields: Fields, vouched: boolean): GeoPosition | undefined {
  const latitude = numberIn(fields, "latitude");
  const longitude = numberIn(fields, "longitude");
  if (latitude === undefined || longitude === undefined) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return latitude === 0 && longitude === 0 && !vouched ? undefined : { latitude, longitude };
}
