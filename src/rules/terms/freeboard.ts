/** At what heel the deck edge is immersed, para 51(2)(g), and the main of the bilge pumps, para 51(3)(g). */
import { fitted, type Ship } from "../../ship/ship.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";
import { type Gauge, meanDraught } from "./loading.ts";
import { type TheShip, theShip } from "./the-ship.ts";

/** The ship with what tells how far her deck edge stands above the water. */
export type FreeboardShip = TheShip & {
  readonly gauges: readonly Gauge[];
  readonly breadth: number;
  readonly deck: number | undefined;
  /** The deepest subdivision draught: the greatest that the ship file gives. */
  readonly deepest: number | undefined;
};

export const freeboardShip = (ship: Ship): readonly FreeboardShip[] => {
  const draughts = fitted(ship, "load-line").flatMap(({ line, draught }) =>
    line === "subdivision" && draught !== undefined ? [draught] : [],
  );
  // Drained inboard she is a ship of clause (h); what the ship file does not state frees nobody.
  if (ship.particulars.deckEdgeImmersedAtFiveDegrees === true) return [];
  return theShip(ship).map((she) => ({
    ...she,
    gauges: fitted(ship, "draught-gauge"),
    breadth: ship.particulars.breadth,
    deck: ship.particulars.bulkheadDeckHeight,
    deepest: draughts.length === 0 ? undefined : Math.max(...draughts),
  }));
};

/** A ship file that gives no height of the deck leaves her unwatched, and one without draughts of any sort. */
export const draughtsTold = ({
  gauges,
  deck,
  deepest,
}: FreeboardShip): Readonly<Record<string, Ref<number | undefined>>> => ({
  ...(deck === undefined ? { deck: { signal: "unfitted-bulkhead-deck.height", need: "must" } as const } : {}),
  ...(gauges.length === 0 && deepest === undefined
    ? { gauge: { signal: "unfitted-draught-gauge.draught", need: "must" } as const }
    : {}),
  ...Object.fromEntries(gauges.map((gauge) => [gauge.id, ifKnown(of(gauge, "draught"))])),
});

/** Degrees; a draught that is not known is the deepest, and where that is not known either she is taken for immersed. */
export function immersionAngle(
  { gauges, breadth, deck = 0, deepest }: FreeboardShip,
  values: object,
): number {
  const draught = meanDraught(gauges, values) ?? deepest ?? deck;
  return (Math.atan((deck - draught) / (breadth / 2)) * 180) / Math.PI;
}
