/** Where the ship is and how fast she goes, from all receivers that have a valid fix; receivers that disagree are believed by nobody. */
import type { GeoPosition } from "../ship/terms.ts";

export interface Fix {
  readonly receiver: string;
  readonly position: GeoPosition;
}

const METRES_A_DEGREE = 111_195;

/** Metres between two positions; good to a per cent at the distances at which receivers are compared. */
export function apart(a: GeoPosition, b: GeoPosition): number {
  const degrees = ((a.longitude - b.longitude + 540) % 360) - 180;
  const east = degrees * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * METRES_A_DEGREE;
}

/** The first receiver's fix while all agree within `limit` metres; of three or more, one that a majority agrees with. */
export function settleFix(
  fixes: readonly Fix[],
  limit: number,
): Fix | { readonly disagree: string } | undefined {
  const [first] = fixes;
  if (!first) return undefined;
  for (const one of fixes) {
    const agreeing = fixes.filter((other) => apart(one.position, other.position) <= limit).length;
    if (agreeing === fixes.length || agreeing * 2 > fixes.length) return one;
  }
  const metres = Math.round(Math.max(...fixes.map((one) => apart(first.position, one.position))));
  return { disagree: `${fixes.map((one) => one.receiver).join(" and ")} are ${metres} m apart` };
}

/** The first receiver's speed while all agree within `limit` knots; undefined when they do not, or none speaks. */
export function settleSpeed(speeds: readonly number[], limit: number): number | undefined {
  return Math.max(...speeds) - Math.min(...speeds) <= limit ? speeds[0] : undefined;
}

/** The highest that any receiver shows: one that is stuck at zero makes no ship lie still. */
export const fastest = (speeds: readonly number[]): number | undefined =>
  speeds.length === 0 ? undefined : Math.max(...speeds);
