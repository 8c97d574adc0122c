/** What moves power-operated sliding doors, in the words of para 26(6)(c). What the ship file leaves open frees no door. */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { unfitted } from "../../ship/unfitted.ts";
import { of, type Ref } from "../../signals/ref.ts";
import { powerOperatedSlidingDoors, type WatertightDoor } from "./doors.ts";

type Power = NonNullable<WatertightDoor["power"]>;
export type DoorHydraulics = Equipment<"watertight-door-hydraulics">;
export type DoorSupply = Equipment<"watertight-door-supply">;

/** Not stated: the central hydraulic system, where she has one; otherwise it may be any. */
const mayBe = (ship: Ship, { power }: WatertightDoor, asked: Power): boolean => {
  if (power !== undefined) return power === asked;
  const central = fitted(ship, "watertight-door-hydraulics").length > 0;
  return central ? asked === "central-hydraulic" : true;
};

export const doorsPoweredBy = (ship: Ship, power: Power): readonly WatertightDoor[] =>
  powerOperatedSlidingDoors(ship).filter((door) => mayBe(ship, door, power));

/** (c)(i): the central system; where the ship file names none and a door may hang on one, it is unwatched. */
export function centralHydraulics(ship: Ship): readonly DoorHydraulics[] {
  const found = fitted(ship, "watertight-door-hydraulics");
  if (found.length > 0 || doorsPoweredBy(ship, "central-hydraulic").length === 0) return found;
  return [unfitted("watertight-door-hydraulics", "door-hydraulics", "Central hydraulics of the doors")];
}

/** The supplies that the doors hang on; unwatched where the ship file names none. */
export function doorSupplies(ship: Ship, doors: readonly WatertightDoor[]): readonly DoorSupply[] {
  if (doors.length === 0) return [];
  const found = fitted(ship, "watertight-door-supply");
  return found.length > 0
    ? found
    : [unfitted("watertight-door-supply", "door-supply", "Supply of the watertight doors")];
}

/** "two independent power sources each consisting of a motor and pump": what is not named is unwatched. */
export const powerSources = (ship: Ship): Readonly<Record<string, Ref<boolean>>> => {
  const found = fitted(ship, "hydraulic-pump");
  const missing = [1, 2]
    .slice(found.length)
    .map((n) => unfitted("hydraulic-pump", `hydraulic-pump-${n}`, `Hydraulic pump ${n}`));
  return Object.fromEntries(
    [...found, ...missing].map((pump) => [`available ${pump.id}`, of(pump, "available")]),
  );
};
