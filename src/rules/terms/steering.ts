/**
 * The steering gear, in the words of paragraphs 44 and 45. Every ship has one: what the ship file does not name of
 * it stands among the items all the same, and is listed as unwatched.
 */
import type { Kind } from "../../ship/kinds.ts";
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { isUnfitted, unfitted } from "../../ship/unfitted.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";
import { type TheShip, theShip } from "./the-ship.ts";

export type PowerUnit = Equipment<"steering-power-unit">;
export type ControlSystem = Equipment<"steering-control-system">;

const orUnnamed = <K extends Kind>(ship: Ship, kind: K, name: string): readonly Equipment<K>[] => {
  const found = fitted(ship, kind);
  return found.length > 0 ? found : [unfitted(kind, kind, name)];
};

export const steeringGears = (ship: Ship): readonly Equipment<"steering-gear">[] =>
  orUnnamed(ship, "steering-gear", "Steering gear");

export const powerUnits = (ship: Ship): readonly PowerUnit[] =>
  orUnnamed(ship, "steering-power-unit", "Steering gear power unit");

export const controlSystems = (ship: Ship): readonly ControlSystem[] =>
  orUnnamed(ship, "steering-control-system", "Steering gear control system");

/** Para 44(12): a unit that is not said to be electric has hydraulic fluid. */
const hasFluid = (ship: Ship): boolean => powerUnits(ship).some(({ drive }) => drive !== "electric");

export const reservoirs = (ship: Ship): readonly Equipment<"steering-reservoir">[] =>
  hasFluid(ship) ? orUnnamed(ship, "steering-reservoir", "Hydraulic reservoir of the steering gear") : [];

export const storageTanks = (ship: Ship): readonly Equipment<"steering-storage-tank">[] =>
  hasFluid(ship) ? orUnnamed(ship, "steering-storage-tank", "Storage tank of the steering gear") : [];

export const alternativeSupplies = (ship: Ship): readonly Equipment<"steering-alternative-supply">[] =>
  orUnnamed(ship, "steering-alternative-supply", "Alternative supply of the steering gear");

/** Para 45(2): "at least two exclusive circuits"; one that is not named is unwatched. */
export const circuits = (ship: Ship): readonly Equipment<"steering-circuit">[] => {
  const found = fitted(ship, "steering-circuit");
  const missing = [1, 2]
    .slice(found.length)
    .map((n) => unfitted("steering-circuit", `steering-circuit-${n}`, `Steering gear circuit ${n}`));
  return [...found, ...missing];
};

/** Para 44(6): two or more power units of the main gear, and no auxiliary gear. */
export const standsOnItsUnits = (ship: Ship): boolean =>
  fitted(ship, "steering-power-unit").every(({ gear }) => gear !== "auxiliary");

/** The ship with several items of her steering gear that are judged together. */
export type ShipWith = TheShip & { readonly items: readonly Equipment[] };

export const shipWith = (ship: Ship, items: readonly Equipment[]): readonly ShipWith[] =>
  theShip(ship).map((she) => ({ ...she, items }));

/** Para 44(7): two independent control systems; one that is not named is unwatched. */
export const twoControlSystems = (ship: Ship): readonly ControlSystem[] => {
  const found = fitted(ship, "steering-control-system");
  const missing = [1, 2]
    .slice(found.length)
    .map((n) => unfitted("steering-control-system", `steering-control-${n}`, `Steering control ${n}`));
  return [...found, ...missing];
};

/** Of like items by id: one that does not tell has it not; where the ship file wires none, nothing is watched. */
export const eachTells = (
  items: readonly Equipment[],
  signal: "power" | "supply" | "live",
): Readonly<Record<string, Ref<boolean | undefined>>> => {
  const wired = items.some(({ signals }) => signals.includes(signal));
  return Object.fromEntries(
    items.map(({ id }) => {
      const ref: Ref<boolean> = { signal: `${id}.${signal}`, need: "must" };
      return [id, wired && !isUnfitted(ref.signal) ? ifKnown(ref) : ref];
    }),
  );
};

export const countOf = (items: readonly Equipment[], values: object): number =>
  items.filter(({ id }) => (values as Readonly<Record<string, unknown>>)[id] === true).length;

/** Two that were lost within so short a time of one another, both still lost. */
export function lostTogether(
  values: object,
  since: Readonly<Record<string, number | undefined>>,
  within: number,
): boolean {
  const times = Object.entries(values).flatMap(([id, has]) => {
    const time = since[id];
    return has === false && time !== undefined ? [time] : [];
  });
  return times.some((one, index) => times.slice(index + 1).some((other) => Math.abs(one - other) <= within));
}

/** A steering gear with the power units of the gear that is judged, and the others. */
export type SteeredGear = Equipment<"steering-gear"> & {
  readonly own: readonly PowerUnit[];
  readonly others: readonly PowerUnit[];
};

/** Where nothing of an auxiliary gear is named, only the main one is judged. */
export function steeredBy(ship: Ship, gear: "main" | "auxiliary"): readonly SteeredGear[] {
  const units = fitted(ship, "steering-power-unit");
  const own = units.filter((unit) => (unit.gear ?? "main") === gear);
  const others = units.filter((unit) => !own.includes(unit));
  if (gear === "auxiliary" && own.length === 0) return [];
  return steeringGears(ship).map((one) => ({ ...one, own, others }));
}

export const unitsRunning = ({
  own,
  others,
}: SteeredGear): Readonly<Record<`runs ${string}`, Ref<boolean | undefined>>> =>
  Object.fromEntries(
    [...own, ...others].map((unit) => [`runs ${unit.id}`, ifKnown(of(unit, "running"))] as const),
  );

/** A unit of this gear runs, and none of the other. The main gear works as long as nothing says otherwise. */
export function isWorked({ own, others }: SteeredGear, values: object): boolean {
  const runs = (unit: PowerUnit): unknown => (values as Readonly<Record<string, unknown>>)[`runs ${unit.id}`];
  const unsaid = own.every((unit) => runs(unit) === undefined);
  return (own.some((unit) => runs(unit) === true) || unsaid) && !others.some((unit) => runs(unit) === true);
}
