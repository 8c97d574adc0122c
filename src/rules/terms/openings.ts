/** Shell doors and other openings that paragraph 38 wants closed before the voyage, and entered as closed. */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import type { DoorPosition } from "../../ship/terms.ts";
import type { VoyagePhase } from "../../signals/act.ts";
import { isClosed } from "./doors.ts";

export type Opening = Equipment<"opening">;

/** Para 38(12): hinged doors, portable plates, sidescuttles, gangway, cargo and bunkering ports, and others. */
export const openings = (ship: Ship): readonly Opening[] => fitted(ship, "opening");

/** Openings of certain sorts below the bulkhead deck; one whose place is not stated is below it. */
export const openingsOf = (ship: Ship, ...sorts: readonly Opening["opening"][]): readonly Opening[] =>
  openings(ship).filter(
    ({ opening, belowBulkheadDeck }) => sorts.includes(opening) && belowBulkheadDeck !== false,
  );

const PORTS_AND_HATCHES = new Set<Opening["opening"]>([
  "gangway-port",
  "cargo-port",
  "fuelling-port",
  "hatch",
]);

/** What 38(12) alone judges: hinged doors, and ports and hatches above the bulkhead deck; the others: 38(4), (6), (7), (13), (14). */
export const openingsOfNoOtherParagraph = (ship: Ship): readonly Opening[] =>
  openings(ship).filter(
    ({ opening, belowBulkheadDeck }) =>
      opening === undefined ||
      opening === "hinged-door" ||
      (belowBulkheadDeck === false && PORTS_AND_HATCHES.has(opening)),
  );

export const shellDoors = (ship: Ship): readonly Equipment<"shell-door">[] => fitted(ship, "shell-door");

/** By its switch; one without a switch by what an officer confirmed, and then nothing less than "closed" is closed. */
export const isShut = (position: DoorPosition | undefined, confirmed: string | undefined): boolean =>
  position === undefined ? confirmed === "closed" : isClosed(position);

interface EntryBefore {
  readonly phase?: VoyagePhase | undefined;
  /** When the voyage began: her departure, once she has gone. */
  readonly began?: string | undefined;
  readonly entered?: string | undefined;
}

const departureOf = ({ phase, began }: EntryBefore, at: number): number =>
  phase !== "ready" && began !== undefined ? Date.parse(began) : at;

/** "prior to departure": entered not longer before it than the entry is valid; one made late stands as late. */
export const entryStands = (values: EntryBefore, at: number, validFor: number): boolean =>
  values.entered !== undefined && departureOf(values, at) - Date.parse(values.entered) <= validFor;

/** Para 38(11): the entry was made after the last closing before departure, and for this voyage. */
export function closingEntryStands(
  values: EntryBefore,
  context: {
    readonly at: number;
    readonly since: Readonly<Record<string, number | undefined>>;
    readonly settings: { readonly validFor: number };
  },
): boolean {
  const { at, since, settings } = context;
  const departure = departureOf(values, at);
  const closings = Object.entries(since).flatMap(([key, time]) =>
    key.startsWith("opening ") && time !== undefined && time <= departure ? [time] : [],
  );
  return (
    entryStands(values, at, settings.validFor) && Date.parse(values.entered ?? "") >= Math.max(...closings, 0)
  );
}
