/** Draughts against the load lines, in the words of para 33(6) and (7). */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { unfitted } from "../../ship/unfitted.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown, of, type Ref } from "../../signals/ref.ts";
import { type AnyCheck, gate } from "../bind.ts";
import { whenSheGoes } from "./steps.ts";
import { type TheShip, theShip } from "./the-ship.ts";
import { asTheVoyageBegins } from "./voyage.ts";

export type LoadLine = Equipment<"load-line">;
export type Gauge = Equipment<"draught-gauge">;

/** The ship with the lines that she may not submerge, and the gauges that tell how deep she lies. */
type LoadedShip = TheShip & {
  readonly lines: readonly LoadLine[];
  readonly gauges: readonly Gauge[];
};

const loadedShip = (ship: Ship, sort: LoadLine["line"]): readonly LoadedShip[] =>
  theShip(ship).map((she) => ({
    ...she,
    lines: fitted(ship, "load-line").filter(({ line }) => line === sort),
    gauges: fitted(ship, "draught-gauge"),
  }));

type LoadReads = Readonly<Record<string, Ref<number | string | undefined>>>;

/** A ship file without lines or without gauges leaves her unwatched, and that is listed. */
const draughtsAndLines = ({ lines, gauges }: LoadedShip): LoadReads => ({
  ...(lines.length === 0 ? { line: { signal: "unfitted-load-line.draught", need: "must" } as const } : {}),
  ...(gauges.length === 0
    ? { gauge: { signal: "unfitted-draught-gauge.draught", need: "must" } as const }
    : {}),
  ...Object.fromEntries(gauges.map((gauge) => [gauge.id, ifKnown<number | string>(of(gauge, "draught"))])),
  ...Object.fromEntries(lines.map((line) => [line.id, itemFact("confirmed", line)])),
});

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Amidships; otherwise the mean of forward and aft. Undefined when that is not known. */
export function meanDraught(gauges: readonly Gauge[], values: object): number | undefined {
  const known = values as Readonly<Record<string, unknown>>;
  const at = (place: Gauge["gauge"]): readonly number[] =>
    gauges.flatMap(({ id, gauge }) => {
      const draught = known[id];
      return gauge === place && typeof draught === "number" ? [draught] : [];
    });
  const midships = at("midships");
  if (midships.length > 0) return mean(midships);
  const [forward, aft] = [at("forward"), at("aft")];
  return forward.length === 0 || aft.length === 0 ? undefined : (mean(forward) + mean(aft)) / 2;
}

/** Of the line that an officer said is in force; where none is, the least of all. */
function draughtAllowed(lines: readonly LoadLine[], values: object): number {
  const known = values as Readonly<Record<string, unknown>>;
  const inForce = lines.filter(({ id }) => known[id] === "in force");
  return Math.min(...(inForce.length > 0 ? inForce : lines).map(({ draught }) => draught ?? 0));
}

const isNotTooDeep = ({ lines, gauges }: LoadedShip, values: object): boolean => {
  const draught = meanDraught(gauges, values);
  return draught !== undefined && draught <= draughtAllowed(lines, values);
};

/** The ship with a gauge at each of the three places; nothing where one is missing. */
type GaugedShip = TheShip & Readonly<Record<"forward" | "aft" | "midships", Ref<number>>>;

export function gaugedShip(ship: Ship): readonly GaugedShip[] {
  const at = (place: Gauge["gauge"]) => fitted(ship, "draught-gauge").find(({ gauge }) => gauge === place);
  const [forward, aft, midships] = [at("forward"), at("aft"), at("midships")];
  if (forward === undefined || aft === undefined || midships === undefined) return [];
  const draughts = {
    forward: of(forward, "draught"),
    aft: of(aft, "draught"),
    midships: of(midships, "draught"),
  };
  return theShip(ship).map((she) => ({ ...she, ...draughts }));
}

/** Para 21(3): one that the ship file does not name is unwatched. */
export const stabilityComputers = (ship: Ship): readonly Equipment<"stability-computer">[] => {
  const found = fitted(ship, "stability-computer");
  return found.length > 0
    ? found
    : [unfitted("stability-computer", "stability-computer", "Stability computer")];
};

/** 33(6), (7): listed while she lies ready, an alarm as she goes. */
export const loadedNoDeeper = (sort: LoadLine["line"], than: string): readonly AnyCheck[] => [
  gate({
    items: (ship) => loadedShip(ship, sort),
    reads: (she) => ({ phase: ifKnown(fact("voyage.phase")), ...draughtsAndLines(she) }),
    during: asTheVoyageBegins,
    complies: (values, { item }) => isNotTooDeep(item, values),
    lists: () => `Draught known, and not below ${than}`,
    alert: {
      aspect: "record",
      category: "B",
      title: () => "LOAD LINE",
      latched: true,
      steps: whenSheGoes("alarm", () => `Draught not known, or deeper than ${than}`),
    },
    log: {
      when: ["raised"],
      book: "deck",
      says: (she, _, values) =>
        `${she.name} sailed ${describe(meanDraught(she.gauges, values))}, ${than} allows ${draughtAllowed(she.lines, values).toFixed(2)} m`,
    },
  }),
];

const describe = (draught: number | undefined): string =>
  draught === undefined ? "with her draught not known" : `at a draught of ${draught.toFixed(2)} m`;

/** The ship with what tells her trim; nothing where a gauge is missing forward or aft. */
type TrimmedShip = TheShip & {
  readonly forward: Ref<number>;
  readonly aft: Ref<number>;
  /** Metres. */
  readonly length: number;
};

export function trimmedShip(ship: Ship): readonly TrimmedShip[] {
  const at = (place: Gauge["gauge"]) => fitted(ship, "draught-gauge").find(({ gauge }) => gauge === place);
  const [forward, aft] = [at("forward"), at("aft")];
  if (forward === undefined || aft === undefined) return [];
  const trim = { forward: of(forward, "draught"), aft: of(aft, "draught"), length: ship.particulars.length };
  return theShip(ship).map((she) => ({ ...she, ...trim }));
}
