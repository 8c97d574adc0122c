/** Shell doors and other openings that paragraph 38 wants closed before the voyage, and entered as closed. */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import type { DoorPosition } from "../../ship/terms.ts";
import type { VoyagePhase } from "../../signals/act.ts";
import { isClosed } from "./doors.ts";

export type Opening = Equipment<"opening">;

/** Para 38(12): hinged doors, portable plates, sidescuttles, gangway, cargo and bunkering ports, and others. */
export const openings = (ship: Ship): readonly Opening[] => fitted(ship, "opening");

export const shellDoors = (ship: Ship): readonly Equipment<"shell-door">[] => fitted(ship, "shell-door");

/** By its switch; one without a switch by what an officer confirmed, and then nothing less than "closed" is closed. */
export const isShut = (position: DoorPosition | undefined, confirmed: string | undefined): boolean =>
  position === undefined ? confirmed === "closed" : isClosed(position);

interface ClosingEntry {
  readonly phase?: VoyagePhase | undefined;
  readonly began?: string | undefined;
  readonly entered?: string | undefined;
}

/** Para 38(11): the entry was made after the last closing before departure, and for this voyage. */
export function closingEntryStands(
  { phase, began, entered }: ClosingEntry,
  {
    at,
    since,
    settings,
  }: {
    readonly at: number;
    readonly since: Readonly<Record<string, number | undefined>>;
    readonly settings: { readonly validFor: number };
  },
): boolean {
  if (entered === undefined) return false;
  const departure = phase !== "ready" && began !== undefined ? Date.parse(began) : at;
  const closings = Object.entries(since).flatMap(([key, time]) =>
    key.startsWith("opening ") && time !== undefined && time <= departure ? [time] : [],
  );
  const enteredAt = Date.parse(entered);
  return enteredAt >= Math.max(...closings, 0) && departure - enteredAt <= settings.validFor;
}
