/**
 * Circuits of the doors, and whether they fail one by one, para 26(6)(g).
 *
 *     WTD 1 power    ───┐ lost
 *     WTD 5 control  ────┐ lost
 *                       └── 2 s ──┘ judged: one cause
 *
 * By wall time, so that a restart between two losses does not part them.
 */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";
import type { EpisodeOutcome } from "../instance.ts";
import { powerOperatedSlidingDoors, type WatertightDoor } from "./doors.ts";
import type { Moment } from "./moments.ts";
import { type TheShip, theShip } from "./the-ship.ts";

export type DoorCircuits = TheShip & {
  readonly doors: readonly WatertightDoor[];
  readonly supplies: readonly Equipment<"watertight-door-supply">[];
};

/** The ship, where she has doors whose circuits could fail together. */
export const doorCircuits = (ship: Ship): readonly DoorCircuits[] => {
  const doors = powerOperatedSlidingDoors(ship);
  const supplies = fitted(ship, "watertight-door-supply");
  return doors.length < 2 ? [] : theShip(ship).map((she) => ({ ...she, doors, supplies }));
};

const isSupplied = ({ signals }: WatertightDoor): boolean => signals.includes("supply");

/** With fewer than two doors whose power is seen, nothing could be compared: the rule is then unwatched. */
export const circuitsOf = ({ doors, supplies }: DoorCircuits): Readonly<Record<string, Ref<unknown>>> => {
  const unseen = doors.filter((door) => !isSupplied(door));
  const missing = doors.length - unseen.length < 2 ? unseen : [];
  return Object.fromEntries<Ref<unknown>>([
    ...missing.map((door): [string, Ref<unknown>] => [`power ${door.id}`, of(door, "supply")]),
    ...doors.filter(isSupplied).flatMap((door): [string, Ref<unknown>][] => [
      [`power ${door.id}`, ifKnown(of(door, "supply"))],
      [`control ${door.id}`, ifKnown(of(door, "control-supply"))],
      [`indication ${door.id}`, ifKnown(of(door, "position"))],
    ]),
    ...supplies.map((supply): [string, Ref<unknown>] => [
      `common ${supply.id}`,
      ifKnown(of(supply, "emergency")),
    ]),
  ]);
};

export interface Circuits {
  readonly [key: string]: { readonly [circuit: string]: number } | number | string | null;
  /** Circuits that were seen alive, 0; those that failed since, when. Others were never seen alive. */
  readonly seen: { readonly [circuit: string]: number };
  /** The first of the losses that are not judged yet. */
  readonly first: number | null;
  /** Circuits that were told to have failed together, joined by commas; until all are alive again. */
  readonly told: string;
}

export const circuitsUnseen: Circuits = { seen: {}, first: null, told: "" };

type Values = Readonly<Record<string, unknown>>;

/** Alive, dead, or not known. */
function isAlive(circuit: string, values: Values): boolean | undefined {
  const value = values[circuit];
  if (!circuit.startsWith("indication ")) return typeof value === "boolean" ? value : undefined;
  const power = values[circuit.replace("indication", "power")];
  return value !== undefined ? true : power === undefined ? undefined : false;
}

export function watchCircuits(
  before: Circuits,
  values: Values,
  { at, mono }: Moment,
  { doors }: DoorCircuits,
  together: number,
): { readonly state: Circuits; readonly outcome?: EpisodeOutcome; readonly wake?: number } {
  const wakeAfter = (loss: number) => ({ wake: mono + (loss + together + 1 - at) });
  const seen: Record<string, number> = {};
  for (const { id } of doors)
    for (const circuit of [`power ${id}`, `control ${id}`, `indication ${id}`]) {
      const alive = isAlive(circuit, values);
      const was = before.seen[circuit];
      if (alive === true) seen[circuit] = 0;
      else if (alive === false && was !== undefined) seen[circuit] = was === 0 ? at : was;
    }
  const fresh = Object.keys(seen).filter((circuit) => seen[circuit] === at && before.seen[circuit] === 0);
  const first = before.first ?? (fresh.length > 0 ? at : null);
  const told = before.told.split(",").filter((circuit) => circuit !== "");
  if (told.length > 0 && told.every((circuit) => seen[circuit] === 0))
    return {
      state: { seen, first, told: "" },
      outcome: { is: "met", says: "Door circuits alive again" },
      ...(first === null ? {} : wakeAfter(first)),
    };
  if (first === null) return { state: { seen, first, told: before.told } };
  if (at - first <= together) return { state: { seen, first, told: before.told }, ...wakeAfter(first) };
  const lost = Object.keys(seen).filter((circuit) => {
    const since = seen[circuit] ?? 0;
    return since >= first && since - first <= together;
  });
  const judged: Circuits = { seen, first: null, told: before.told };
  if (!haveOneCause(lost) || isCommonLost(values)) return { state: judged };
  return {
    state: { ...judged, told: [...new Set([...told, ...lost])].join(",") },
    outcome: { is: "failed", says: `Failed together: ${lost.map((one) => inWords(one, doors)).join(", ")}` },
  };
}

const doorOf = (circuit: string): string => circuit.slice(circuit.indexOf(" ") + 1);

/** Two doors, or one door's power with another of its circuits. */
const haveOneCause = (lost: readonly string[]): boolean =>
  new Set(lost.map(doorOf)).size > 1 || (lost.length > 1 && lost.some((one) => one.startsWith("power ")));

const isCommonLost = (values: Values): boolean =>
  Object.entries(values).some(([key, live]) => key.startsWith("common ") && live === false);

const inWords = (circuit: string, doors: readonly WatertightDoor[]): string => {
  const id = doorOf(circuit);
  return `${doors.find((door) => door.id === id)?.name ?? id} ${circuit.slice(0, circuit.indexOf(" "))}`;
};
