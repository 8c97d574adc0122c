/** Doors, in the words of paragraphs 26, 32 and 38. */

import type { ValueOf } from "../../ship/kinds.ts";
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import type { DoorPosition } from "../../ship/terms.ts";
import { of, type Ref } from "../../signals/ref.ts";

export type WatertightDoor = Equipment<"watertight-door">;
export type ShellDoor = Equipment<"shell-door">;

export const watertightDoors = (ship: Ship): readonly WatertightDoor[] => fitted(ship, "watertight-door");

/** Para 26(8): between cargo tween decks, and between spaces for goods vehicles, para 27(2); never remotely controlled. */
export const dividesCargoSpaces = ({ category }: WatertightDoor): boolean =>
  category === "tween-deck-cargo" || category === "goods-vehicles";

/** Para 27(2): between spaces for goods vehicles. */
export const dividesGoodsVehicles = ({ category }: WatertightDoor): boolean => category === "goods-vehicles";

/** Para 26(9): in place of a portable plate in a machinery space. */
export const replacesPlates = ({ category }: WatertightDoor): boolean => category === "replaces-plates";

/** Para 26(6): power-operated sliding doors. A door whose operation is not stated is taken for one. */
export const powerOperatedSlidingDoors = (ship: Ship): readonly WatertightDoor[] =>
  watertightDoors(ship).filter(
    (door) =>
      (door.operation === undefined || door.operation === "power-sliding") && !dividesCargoSpaces(door),
  );

/** Closed is closed or closed and secured; moving, free and open are not. */
export const isClosed = (position: DoorPosition | undefined): boolean =>
  position === "closed" || position === "secured";

type DoorLight = ValueOf<"watertight-door", "light">;

/** Para 26(7)(b), (c): the lights by which a door may be shown; between its switches red flashes when it is closed remotely. */
export const isShownAs = (
  position: DoorPosition | undefined,
  remote: boolean | undefined,
): readonly DoorLight[] => {
  if (isClosed(position)) return ["green"];
  if (position === "open") return ["red"];
  return remote === true ? ["flashing-red"] : ["flashing-red", "red"];
};

/** Para 31(3): doors above the bulkhead deck; a door whose place is not stated is below it. */
export const isBelowBulkheadDeck = ({ belowBulkheadDeck }: WatertightDoor): boolean =>
  belowBulkheadDeck !== false;

/** Para 38(3): permitted by the Director-General, and indicated in the stability information. */
export const isPermittedToBeOpen = ({ permittedOpen }: WatertightDoor): boolean => permittedOpen === true;

/** Para 38(2): "a maximum clear opening width of more than 1.2 meter", below the bulkhead deck. */
export const isWide = ({ width, belowBulkheadDeck, category }: WatertightDoor): boolean =>
  width !== undefined && width > 1.2 && belowBulkheadDeck !== false && category === undefined;

/** Para 32(2), 38(8): bow doors, inner doors, visors and stern ramps, by which the sea comes in at the ends. */
export const isAtTheEnds = ({ shellDoor }: ShellDoor): boolean =>
  shellDoor === undefined || (shellDoor !== "side" && shellDoor !== "loading");

/** Para 38(8): "In any case, the inner bow door must be kept closed": no permission reaches it. */
export const mayBePermittedOpen = ({ shellDoor }: ShellDoor): boolean => shellDoor !== "inner-bow";

/** Para 37(2): "in use at sea". Not stated: the doors permitted to be open are; with nothing stated, every door. */
export const isUsedAtSea = ({ usedAtSea, permittedOpen }: WatertightDoor): boolean =>
  usedAtSea ?? permittedOpen ?? true;

/** Para 32(2): fully closed, and every securing arrangement in place and fully locked. */
export const isSecured = ({
  position,
  secured,
}: {
  readonly position: DoorPosition;
  readonly secured: boolean;
}): boolean => isClosed(position) && secured;

/** A power-operated sliding door with the consoles that order it closed. */
export type ConsoledDoor = WatertightDoor & {
  readonly consoles: readonly Equipment<"watertight-door-console">[];
};

export const consoledDoors = (ship: Ship): readonly ConsoledDoor[] =>
  powerOperatedSlidingDoors(ship).map((door) => ({
    ...door,
    consoles: fitted(ship, "watertight-door-console"),
  }));

export const modeOfConsoles = ({
  consoles,
}: ConsoledDoor): Readonly<Record<`mode ${string}`, Ref<"local-control" | "doors-closed">>> =>
  Object.fromEntries(consoles.map((console) => [`mode ${console.id}`, of(console, "mode")]));

/** Para 26(7)(a): any console's master mode switch in "doors closed". */
export const isOrderedClosed = ({ consoles }: ConsoledDoor, values: object): boolean =>
  consoles.some(({ id }) => (values as Readonly<Record<string, unknown>>)[`mode ${id}`] === "doors-closed");

/** Para 38(1), 31(3): "ready to be immediately closed", as far as the ship file binds what it takes. */
export const isReadyToClose = (values: object): boolean =>
  Object.entries(values).every(([key, value]) => {
    if (key === "obstructed") return value !== true;
    return key === "position" || value !== false;
  });

/** The doors of 38(1) and (3): those of 31(3) may stand open, those of 38(2), (4) and (5) are judged there alone. */
export const doorsOfNavigation = (ship: Ship): readonly WatertightDoor[] =>
  watertightDoors(ship).filter(
    (door) => isBelowBulkheadDeck(door) && !isWide(door) && door.category === undefined,
  );

/** Para 38(9): authorised for it, and of clauses (a) or (d): bow doors, inner bow doors and visors never are. */
export const mayBeOpenedAtAnchor = ({ shellDoor, atAnchorage }: ShellDoor): boolean =>
  atAnchorage === true && shellDoor !== undefined && !["bow", "inner-bow", "visor"].includes(shellDoor);
