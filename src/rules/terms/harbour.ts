/** Leaving harbour, in the words of para 32(2): told by position, by lines and speed, and by the panel's mode. */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import type { NavigationStatus } from "../../signals/act.ts";
import { fact, ifKnown, of, type Ref } from "../../signals/ref.ts";
import { setting } from "../setting.ts";
import { mayBePermittedOpen, type ShellDoor } from "./doors.ts";
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
