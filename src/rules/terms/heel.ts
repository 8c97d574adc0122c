/** Upright, in the words of para 26(6): limits of time are given "with the ship in the upright position". */
import { fitted, type Ship } from "../../ship/ship.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";

type HeelReads = Readonly<Record<`heel ${string}`, Ref<number | undefined>>>;

export const heelOf = (ship: Ship): HeelReads =>
  Object.fromEntries(
    fitted(ship, "inclinometer").map((item) => [`heel ${item.id}`, ifKnown(of(item, "heel"))]),
  );

/** The greatest heel that any inclinometer shows, in degrees to either side; undefined when none tells. */
export function greatestHeel(values: object): number | undefined {
  const heels = Object.entries(values).flatMap(([key, value]) =>
    key.startsWith("heel ") && typeof value === "number" ? [Math.abs(value)] : [],
  );
  return heels.length === 0 ? undefined : Math.max(...heels);
}

/** Why a time taken now says nothing of a door in an upright ship; undefined while she is upright, or not known to heel. */
export function notUpright(values: object, upright: number): string | undefined {
  const heel = greatestHeel(values);
  return heel === undefined || heel <= upright ? undefined : `she heeled ${heel.toFixed(1)}°`;
}
