/** Sidescuttles under a limiting mean draught, para 38(13)(b). */
import { fitted, type Ship } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import type { Ref } from "../../signals/ref.ts";
import { type Gauge, type LoadLine, meanDraught } from "./loading.ts";
import { draughtsOf, type Sidescuttle, sidescuttles } from "./sidescuttles.ts";

/** "In tropical zones … this limiting draught may be increased by 0.3 m". */
const TROPICAL = 0.3;

export type LimitedScuttle = Sidescuttle & {
  readonly limit: number;
  readonly gauges: readonly Gauge[];
  readonly lines: readonly LoadLine[];
};

export const limitedScuttles = (ship: Ship): readonly LimitedScuttle[] => {
  const limit = ship.particulars.limitingDraught;
  const lines = fitted(ship, "load-line").filter(({ line }) => line === "seasonal");
  return limit === undefined
    ? []
    : sidescuttles(ship).map((scuttle) => ({
        ...scuttle,
        limit,
        gauges: fitted(ship, "draught-gauge"),
        lines,
      }));
};

/** The gauges; and which load line is in force, by an officer's word: it tells the zone. */
export const draughtAndZone = (
  { lines }: LimitedScuttle,
  ship: Ship,
): Readonly<Record<string, Ref<number | string | undefined>>> => ({
  ...draughtsOf(ship),
  ...Object.fromEntries(lines.map((line) => [`line ${line.id}`, itemFact("confirmed", line)])),
});

/** The tropical line is in force, and no other. */
const isInTheTropics = ({ lines }: LimitedScuttle, values: object): boolean => {
  const told = values as Readonly<Record<string, unknown>>;
  const inForce = lines.filter(({ id }) => told[`line ${id}`] === "in force");
  return inForce.length > 0 && inForce.every(({ tropical }) => tropical === true);
};

/** A draught that is not known is above the limit. */
export const isWithinLimit = (scuttle: LimitedScuttle, values: object): boolean => {
  const told = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key.replace(/^draught /, ""), value]),
  );
  const draught = meanDraught(scuttle.gauges, told);
  return draught !== undefined && draught <= scuttle.limit + (isInTheTropics(scuttle, values) ? TROPICAL : 0);
};
