/**
 * The test of a bilge pump, para 51(3)(g): what it moves, against 2 m/s through the required main.
 *
 *     d = 25 + 1.68 √(L (B + D))  mm,   Q = 2 m/s × π d²/4
 */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";
import type { EpisodeOutcome } from "../instance.ts";

export type TestedPump = Equipment<"bilge-pump"> & {
  /** m³/h; undefined where the ship file gives no height of the bulkhead deck. */
  readonly least: number | undefined;
};

/** 51(3)(g), (i): the speed, and the diameter of the bilge main. */
const SPEED = 2;

export function requiredFlow(length: number, breadth: number, depth: number): number {
  const metres = (25 + 1.68 * Math.sqrt(length * (breadth + depth))) / 1000;
  return SPEED * ((Math.PI * metres ** 2) / 4) * 3600;
}

export const testedPumps = (ship: Ship): readonly TestedPump[] => {
  const { length, breadth, bulkheadDeckHeight: depth } = ship.particulars;
  const least = depth === undefined ? undefined : requiredFlow(length, breadth, depth);
  return fitted(ship, "bilge-pump").map((pump) => ({ ...pump, least }));
};

export const mainOf = ({ least }: TestedPump): Readonly<Record<string, Ref<unknown>>> =>
  least === undefined ? { main: { signal: "unfitted-bulkhead-deck.height", need: "must" } } : {};

/** A test by meter is declared beforehand, as a permission for the pump with its end. */
export const testOf = (pump: TestedPump) => ({
  permission: itemFact("permission", pump),
  running: ifKnown(of(pump, "running")),
  flow: of(pump, "flow"),
});

export interface PumpTest {
  readonly [key: string]: boolean | number | null;
  readonly declared: boolean;
  /** The most that was seen while it ran. */
  readonly most: number | null;
}

export const notTested: PumpTest = { declared: false, most: null };

export function watchTest(
  before: PumpTest,
  {
    permission,
    running,
    flow,
  }: {
    readonly permission?: string | undefined;
    readonly running?: boolean | undefined;
    readonly flow?: number;
  },
  name: string,
  least: number,
): { readonly state: PumpTest; readonly outcome?: EpisodeOutcome } {
  if (permission !== undefined) {
    const seen = running === false || flow === undefined ? before.most : Math.max(flow, before.most ?? 0);
    return { state: { declared: true, most: seen } };
  }
  if (!before.declared) return { state: notTested };
  const ends = (is: EpisodeOutcome["is"], words: string) => ({
    state: notTested,
    outcome: {
      is,
      says: `${name}: ${words}`,
      ...(before.most === null ? {} : { measured: { flow: before.most } }),
    },
  });
  if (before.most === null) return ends("unproven", "tested, and no flow was seen");
  const told = `${before.most.toFixed(0)} m³/h in its test`;
  return before.most >= least
    ? ends("met", told)
    : ends("failed", `${told}, less than the ${least.toFixed(0)} m³/h required`);
}
