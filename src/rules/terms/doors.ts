/** Doors, in the words of paragraphs 26, 32 and 38. */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import type { DoorPosition } from "../../ship/terms.ts";

export type WatertightDoor = Equipment<"watertight-door">;
export type ShellDoor = Equipment<"shell-door">;

export const watertightDoors = (ship: Ship): readonly WatertightDoor[] => fitted(ship, "watertight-door");

/** Para 26(6): power-operated sliding doors. A door whose operation is not stated is taken for one. */
export const powerOperatedSlidingDoors = (ship: Ship): readonly WatertightDoor[] =>
  watertightDoors(ship).filter(({ operation }) => operation === undefined || operation === "power-sliding");

/** Closed is closed or closed and secured; moving, free and open are not. */
export const isClosed = (position: DoorPosition | undefined): boolean =>
  position === "closed" || position === "secured";

/** Para 38(3): permitted by the Director-General, and indicated in the stability information. */
export const isPermittedToBeOpen = ({ permittedOpen }: WatertightDoor): boolean => permittedOpen === true;

/** Para 38(2): "a maximum clear opening width of more than 1.2 meter", below the bulkhead deck. */
export const isWide = ({ width, belowBulkheadDeck }: WatertightDoor): boolean =>
  width !== undefined && width > 1.2 && belowBulkheadDeck !== false;

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
