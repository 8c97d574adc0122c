/** Leaving harbour, in the words of para 32(2): told by position, by lines and speed, and by the panel's mode. */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import type { DoorPosition } from "../../ship/terms.ts";
import type { NavigationStatus, VoyagePhase } from "../../signals/act.ts";
import { fact, ifKnown, of, type Ref } from "../../signals/ref.ts";
import { setting } from "../setting.ts";
import { isClosed, mayBePermittedOpen, type ShellDoor } from "./doors.ts";
import { shellDoors } from "./openings.ts";

/** A shell door with the panels that show it. */
export type ShownDoor = ShellDoor & { readonly panels: readonly Equipment<"shell-door-panel">[] };

export const shownDoors = (ship: Ship): readonly ShownDoor[] =>
  shellDoors(ship).map((door) => ({ ...door, panels: fitted(ship, "shell-door-panel") }));

type ModeReads = Readonly<Record<`mode ${string}`, Ref<"harbour" | "sea-voyage" | undefined>>>;

/** The mode of every shell door panel on board. */
export const panelMode = ({ panels }: ShownDoor): ModeReads =>
  Object.fromEntries(panels.map((panel) => [`mode ${panel.id}`, ifKnown(of(panel, "mode"))]));

/** A mode that is not known is sea voyage; a ship without a panel in the ship file has no mode to consult. */
export const inHarbourMode = ({ panels }: ShownDoor, values: object): boolean =>
  panels.every(({ id }) => (values as Readonly<Record<string, unknown>>)[`mode ${id}`] === "harbour");

/** Para 38(8) proviso, 38(9): by a permission of the master, which never reaches the inner bow door. */
export const isPermitted = (door: ShellDoor, permission: string | undefined): boolean =>
  permission !== undefined && mayBePermittedOpen(door);

const NEAR_THE_BERTH = new Set<VoyagePhase | undefined>(["leaving", "approaching"]);

/** Para 38(8) proviso, 38(9): when a door of the shell may be open at all. On the voyage itself never. */
export function mayBeOpenNow(
  door: ShellDoor,
  {
    phase,
    permission,
  }: { readonly phase?: VoyagePhase | undefined; readonly permission?: string | undefined },
): boolean {
  if (!mayBePermittedOpen(door)) return false;
  if (door.onlyUnderWay === true && (phase === "ready" || NEAR_THE_BERTH.has(phase))) return true;
  return permission !== undefined && (phase === "safe-anchorage" || NEAR_THE_BERTH.has(phase));
}

/** A door that cannot be worked at the berth, with the inner bow doors that must be closed all the same. */
export type BerthDoor = ShellDoor & { readonly innerBow: readonly ShellDoor[] };

export const berthDoors = (ship: Ship): readonly BerthDoor[] => {
  const innerBow = shellDoors(ship).filter((door) => !mayBePermittedOpen(door));
  return shellDoors(ship)
    .filter((door) => door.onlyUnderWay === true && mayBePermittedOpen(door))
    .map((door) => ({ ...door, innerBow }));
};

type InnerBowReads = Readonly<Record<`inner ${string}`, Ref<DoorPosition | boolean | undefined>>>;

export const innerBowOf = ({ innerBow }: BerthDoor): InnerBowReads =>
  Object.fromEntries(
    innerBow.flatMap((door) => [
      [`inner ${door.id} position`, ifKnown<DoorPosition | boolean>(of(door, "position"))],
      [`inner ${door.id} secured`, ifKnown<DoorPosition | boolean>(of(door, "secured"))],
    ]),
  );

/** "In any case, the inner bow door must be kept closed": one that is not known to be is not. */
export const innerBowIsSecured = ({ innerBow }: BerthDoor, values: object): boolean => {
  const told = values as Readonly<Record<string, unknown>>;
  return innerBow.every(
    ({ id }) =>
      isClosed(told[`inner ${id} position`] as DoorPosition | undefined) &&
      told[`inner ${id} secured`] === true,
  );
};

export const whatIsMoving = { moving: setting(0.5, "above this a ship that has let go is under way", "kn") };

/** What leaving harbour is told by; each may be unknown. */
export const signsOfLeaving = {
  status: ifKnown(fact("navigation.status")),
  inside: ifKnown(fact("harbour.inside")),
  speed: ifKnown(fact("navigation.speed")),
} as const;

interface Signs {
  readonly status?: NavigationStatus | undefined;
  readonly inside?: boolean | undefined;
  readonly speed?: number | undefined;
}

/**
 * Made fast, she leaves nowhere. Otherwise the harbour limit decides; shifting berth inside it is not leaving.
 * Without a position she leaves once she moves; without a speed too, letting go is leaving.
 */
export function leavesHarbour(
  { status, inside, speed }: Signs,
  { moving }: { readonly moving: number },
): boolean {
  if (status === "made-fast") return false;
  return inside === undefined ? speed === undefined || speed > moving : !inside;
}
