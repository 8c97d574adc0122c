/**
 * The steering gear, in the words of paragraphs 44 and 45. Every ship has one: what the ship file does not name of
 * it stands among the items all the same, and is listed as unwatched.
 */
import type { Kind } from "../../ship/kinds.ts";
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { unfitted } from "../../ship/unfitted.ts";
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

/** The ship with her power units, each with what it needs to steer. */
export type SteeredShip = TheShip & { readonly units: readonly PowerUnit[] };

export const steeredShip = (ship: Ship): readonly SteeredShip[] =>
  theShip(ship).map((she) => ({ ...she, units: powerUnits(ship) }));

/** Power at each unit. A unit that does not tell has none; where the ship file wires none, nothing is watched. */
export const powerOfUnits = ({ units }: SteeredShip): Readonly<Record<string, Ref<boolean | undefined>>> => {
  const wired = units.some(({ signals }) => signals.includes("power"));
  return Object.fromEntries(
    units.map((unit) => [unit.id, wired ? ifKnown(of(unit, "power")) : of(unit, "power")]),
  );
};

export const poweredUnits = (units: readonly PowerUnit[], values: object): readonly PowerUnit[] =>
  units.filter(({ id }) => (values as Readonly<Record<string, unknown>>)[id] === true);
