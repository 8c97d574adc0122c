/** Whether the ship is inside an area of the ship file: harbour limits, national waterways. */
import booleanPointInPolygon from "@turf/boolean-point-in-polygon";
import type { Area } from "../ship/ship.ts";
import type { GeoPosition } from "../ship/terms.ts";

/** Undefined when no area is given. */
export function inside(area: Area, place: GeoPosition): boolean | undefined {
  if (area.length === 0) return undefined;
  const point = [place.longitude, place.latitude];
  return area.some((ring) =>
    booleanPointInPolygon(point, {
      type: "Polygon",
      coordinates: [ring.map(({ latitude, longitude }) => [longitude, latitude])],
    }),
  );
}
