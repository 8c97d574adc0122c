/**
 * Water that comes into a compartment while ballast is worked, para 51(2)(d).
 *
 *     ballast  ──┐ a valve open ──────────┐ all closed
 *     well       0 ───── +0.1 m: told     └ its level counts anew from here
 */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import type { DoorPosition } from "../../ship/terms.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";
import type { EpisodeOutcome } from "../instance.ts";
import { isClosed } from "./doors.ts";
import { type Valve, valvesOf } from "./valves.ts";

/** A crossover with the valves of the bilge main that it can join to the sea or to the ballast. */
export type Crossover = Valve & { readonly bilge: readonly Valve[] };

export const crossovers = (ship: Ship): readonly Crossover[] =>
  valvesOf(ship, "bilge-crossover").map((valve) => ({ ...valve, bilge: valvesOf(ship, "bilge") }));

type Positions<W extends string> = Readonly<Record<`${W} ${string}`, Ref<DoorPosition | undefined>>>;

const positions = <W extends string>(word: W, valves: readonly Valve[]): Positions<W> =>
  Object.fromEntries(
    valves.map((valve) => [`${word} ${valve.id}`, ifKnown(of(valve, "position"))]),
  ) as Positions<W>;

export const bilgeValvesOf = ({ bilge }: Crossover): Positions<"bilge"> => positions("bilge", bilge);

/** A valve whose position is not known is open. */
export const bilgeMainIsOpen = ({ bilge }: Crossover, values: object): boolean =>
  bilge.some(({ id }) => {
    const told = values as Readonly<Record<string, unknown>>;
    return !isClosed(told[`bilge ${id}`] as DoorPosition | undefined);
  });

/** Wells that tell how high the water stands, on ships whose ballast valves are in the ship file. */
export const gaugedWells = (ship: Ship): readonly Equipment<"bilge-well">[] =>
  valvesOf(ship, "ballast", "bilge-crossover").length === 0 ? [] : fitted(ship, "bilge-well");

export const ballastValvesOf = (ship: Ship): Positions<"ballast"> =>
  positions("ballast", valvesOf(ship, "ballast", "bilge-crossover"));

/** A valve that is not known to be open is not among the values, and works no ballast. */
const isBallasting = (values: object): boolean =>
  Object.entries(values).some(
    ([key, position]) => key.startsWith("ballast ") && !isClosed(position as DoorPosition),
  );

export interface Rising {
  readonly [key: string]: number | boolean | null;
  /** The level as the ballast began to be worked. */
  readonly from: number | null;
  readonly told: boolean;
}

export const notRising: Rising = { from: null, told: false };

export function watchRise(
  before: Rising,
  { level, ...values }: { readonly level?: number },
  name: string,
  rise: number,
): { readonly state: Rising; readonly outcome?: EpisodeOutcome } {
  if (!isBallasting(values))
    return before.told
      ? { state: notRising, outcome: { is: "met", says: `${name}: ballast no longer worked` } }
      : { state: notRising };
  if (level === undefined) return { state: before };
  const from = before.from ?? level;
  // To the millimetre: a tenth of a metre is no binary fraction.
  if (before.told || Math.round((level - from) * 1000) < rise * 1000)
    return { state: { from, told: before.told } };
  const risen = (level - from).toFixed(2);
  return {
    state: { from, told: true },
    outcome: { is: "failed", says: `${name} has risen by ${risen} m while ballast is worked` },
  };
}
