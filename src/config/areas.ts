/** Harbour limits and waterways, from GeoJSON files: the outer ring of every polygon. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import type { Area } from "../ship/ship.ts";
import type { Path, Remark } from "./problem.ts";
import { reasonOf } from "./reason.ts";

const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)], z.number());
const ring = z.array(point).min(4, "a ring has at least four positions, the last the same as the first");
const polygon = z.object({
  type: z.literal("Polygon"),
  coordinates: z.array(ring).length(1, "an area with a hole cannot be used: draw it as two areas"),
});
const multiPolygon = z.object({
  type: z.literal("MultiPolygon"),
  coordinates: z.array(z.array(ring).length(1, "an area with a hole cannot be used: draw it as two areas")),
});
const feature = z.object({
  type: z.literal("Feature"),
  geometry: z.discriminatedUnion("type", [polygon, multiPolygon]),
});
const collection = z.object({ type: z.literal("FeatureCollection"), features: z.array(feature) });
const geoJson = z.discriminatedUnion("type", [polygon, multiPolygon, feature, collection]);

type GeoJson = z.infer<typeof geoJson>;
type Ring = z.infer<typeof ring>;

function rings(area: GeoJson): readonly Ring[] {
  switch (area.type) {
    case "Polygon":
      return area.coordinates;
    case "MultiPolygon":
      return area.coordinates.flat();
    case "Feature":
      return rings(area.geometry);
    case "FeatureCollection":
      return area.features.flatMap(rings);
  }
}

const isClosed = (r: Ring): boolean => r[0]?.[0] === r.at(-1)?.[0] && r[0]?.[1] === r.at(-1)?.[1];

/** Reads the files named at `path` of the ship file; what is wrong with them is remarked there. */
export function readAreas(
  files: readonly string[],
  directory: string,
  path: Path,
  remark: (remark: Remark) => void,
): Area {
  return files.flatMap((file, index) => {
    const say = (message: string): [] => {
      remark({ path: [...path, index], message });
      return [];
    };
    let value: unknown;
    try {
      value = JSON.parse(readFileSync(resolve(directory, file), "utf8"));
    } catch (cause) {
      return say(`${file} cannot be read: ${reasonOf(cause)}`);
    }
    const parsed = geoJson.safeParse(value);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      return say(
        `${file} is no GeoJSON of areas: at ${issue?.path.join(".") || "its top"}: ${issue?.message}`,
      );
    }
    const found = rings(parsed.data);
    if (!found.every(isClosed))
      return say(`${file}: the last position of a ring must be the same as its first`);
    return found.map((r) => r.map(([longitude, latitude]) => ({ latitude, longitude })));
  });
}
