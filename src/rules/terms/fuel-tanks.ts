/** Tanks intended for oil fuel, and by what water ballast in them is known, para 36(2). */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { isClosed } from "./doors.ts";
import { valvesOf } from "./valves.ts";

export type FuelTank = Equipment<"oil-fuel-tank"> & { readonly valves: readonly Equipment<"valve">[] };

export const fuelTanks = (ship: Ship): readonly FuelTank[] =>
  fitted(ship, "oil-fuel-tank").map((tank) => ({
    ...tank,
    valves: valvesOf(ship, "ballast").filter(({ serves }) => serves === tank.id),
  }));

/** A tank of which the ship file binds neither detector nor valve is unwatched. */
export const signsOfBallast = (tank: FuelTank) => ({
  content: itemFact("confirmed", tank),
  permission: itemFact("permission", tank),
  water:
    tank.signals.includes("water") || tank.valves.some(({ signals }) => signals.includes("position"))
      ? ifKnown(of(tank, "water"))
      : of(tank, "water"),
  ...Object.fromEntries(tank.valves.map((valve) => [`valve ${valve.id}`, ifKnown(of(valve, "position"))])),
});

/** What tells of ballast, in words; undefined where nothing does. */
export function ballastIn({ valves }: FuelTank, values: object): string | undefined {
  const told = values as Readonly<Record<string, unknown>>;
  if (told.content === "ballast") return "declared to hold ballast";
  if (told.water === true) return "water found in it";
  const open = valves.find(({ id }) => {
    const position = told[`valve ${id}`];
    return position !== undefined && !isClosed(position as Parameters<typeof isClosed>[0]);
  });
  return open === undefined ? undefined : `${open.name} not closed`;
}
