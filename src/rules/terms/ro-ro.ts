/** The ro-ro deck, in the words of paragraphs 32 and 40. */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { unfitted } from "../../ship/unfitted.ts";

export type RoRoAccess = Equipment<"ro-ro-access">;
export type RoRoSpace = Equipment<"ro-ro-space">;

/** Para 40(3): accesses and vehicle ramps that lead to spaces below the bulkhead deck. */
export const accessesToBelow = (ship: Ship): readonly RoRoAccess[] =>
  fitted(ship, "ro-ro-access").filter(({ access }) => access !== "in-barrier");

/** Para 40(8): accesses within the bulkheads that confine water on the ro-ro deck. */
export const accessesInBarriers = (ship: Ship): readonly RoRoAccess[] =>
  fitted(ship, "ro-ro-access").filter(({ access }) => access === "in-barrier");

/** Para 40(6), (8): permitted by the Director-General to be opened during the voyage. */
export const mayBeOpenedOnTheVoyage = ({ permittedOpen }: RoRoAccess): boolean => permittedOpen === true;

/** Para 40(1): every ro-ro passenger ship has such a space; one that the ship file does not name is unwatched. */
export const roRoSpaces = (ship: Ship): readonly RoRoSpace[] => {
  const found = fitted(ship, "ro-ro-space");
  return found.length > 0 ? found : [unfitted("ro-ro-space", "ro-ro-space", "Ro-ro spaces")];
};

/** Watched by television or by detection of movement; the others are patrolled on foot. */
export const isMonitored = ({ id, signals }: RoRoSpace): boolean =>
  signals.includes("monitored") || id.startsWith("unfitted-");
