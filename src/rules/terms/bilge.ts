/** Bilge pumps, in the words of paragraphs 51 and 62. */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";
import type { EpisodeOutcome } from "../instance.ts";
import type { Moment } from "./moments.ts";
import { type TheShip, theShip } from "./the-ship.ts";

type PumpReads = Readonly<
  Record<`runs ${string}` | `available ${string}` | `speaks ${string}`, Ref<boolean | undefined>>
>;

/** Of items of which each alone may be silent, one at least has to speak: where none is wired, nothing is watched. */
export const oneSpeaks = (
  items: readonly Equipment[],
  ...signals: readonly string[]
): Readonly<Record<`speaks ${string}`, Ref<boolean | undefined>>> => {
  const [first] = items;
  const wired = items.some((item) => signals.some((signal) => item.signals.includes(signal)));
  if (first === undefined || wired) return {};
  const speaks: Ref<boolean | undefined> = { signal: `${first.id}.${signals[0]}`, need: "must" };
  return { [`speaks ${first.id}`]: speaks } as const;
};

/** What every pump of a sort does and can do. A silent one has its own alert, and is not counted. */
export const pumpsOf = (ship: Ship, sort: "bilge-pump" | "hydraulic-pump" = "bilge-pump"): PumpReads => ({
  ...Object.fromEntries(
    fitted(ship, sort).flatMap((pump) => [
      [`runs ${pump.id}`, ifKnown(of(pump, "running"))],
      [`available ${pump.id}`, ifKnown(of(pump, "available"))],
    ]),
  ),
  ...oneSpeaks(fitted(ship, sort), "available", "running"),
});

const pumps = (values: object, word: string): readonly string[] =>
  Object.entries(values).flatMap(([key, value]) =>
    key.startsWith(`${word} `) && value === true ? [key.slice(word.length + 1)] : [],
  );

/** Pumps that run or can be started. */
export const availablePumps = (values: object): number =>
  new Set([...pumps(values, "runs"), ...pumps(values, "available")]).size;

export const anyPumpRuns = (values: object): boolean => pumps(values, "runs").length > 0;

/** A pump's last starts, and since when it runs; by wall time, so that an hour is an hour across a restart. */
export interface PumpHistory {
  readonly [key: string]: readonly number[] | number | boolean | null;
  readonly starts: readonly number[];
  readonly since: number | null;
  /** It has been reported, and not been quiet since. */
  readonly told: boolean;
}

export const atRest: PumpHistory = { starts: [], since: null, told: false };

const HOUR = 3_600_000;

interface Expected {
  readonly starts: number;
  readonly longest: number;
}

export function watchPump(
  before: PumpHistory,
  running: boolean | undefined,
  { at, mono }: Moment,
  name: string,
  expected: Expected,
): { readonly state: PumpHistory; readonly outcome?: EpisodeOutcome; readonly wake?: number } {
  if (running === undefined) return { state: before };
  const recent = before.starts.filter((start) => at - start < HOUR);
  const starts = running && before.since === null ? [...recent, at] : recent;
  const since = running ? (before.since ?? at) : null;
  const words = tooMuch(starts.length, since === null ? 0 : at - since, expected);
  if (words !== undefined) {
    const state = { starts, since, told: true };
    const wake = mono + (Math.min(...starts, at) + HOUR - at);
    return before.told
      ? { state, wake }
      : { state, wake, outcome: { is: "failed", says: `${name} ${words}` } };
  }
  const state = { starts, since, told: false };
  const wake = since === null ? {} : { wake: mono + (since + expected.longest - at) };
  return before.told
    ? { state, ...wake, outcome: { is: "met", says: `${name} runs as expected` } }
    : { state, ...wake };
}

function tooMuch(starts: number, runs: number, { starts: most, longest }: Expected): string | undefined {
  if (starts > most) return `started ${starts} times in an hour`;
  return runs >= longest ? `has run for ${Math.round(runs / 60_000)} min` : undefined;
}

/** The ship with her pumps and what tells where the water is. */
export type PumpedShip = TheShip & {
  readonly pumps: readonly Equipment<"bilge-pump">[];
  readonly detectors: readonly Equipment<"flooding-detector">[];
};

export const pumpedShip = (ship: Ship): readonly PumpedShip[] => {
  const fittedPumps = fitted(ship, "bilge-pump");
  const detectors = fitted(ship, "flooding-detector");
  return fittedPumps.length === 0
    ? []
    : theShip(ship).map((she) => ({ ...she, pumps: fittedPumps, detectors }));
};

/** The spaces in which water is found; undefined where the ship file does not say which. */
export const wetSpaces = ({ detectors }: PumpedShip, values: object): readonly (string | undefined)[] =>
  detectors
    .filter(({ id }) => (values as Readonly<Record<string, unknown>>)[`water ${id}`] === true)
    .map(({ place }) => place?.space);

/** Pumps that can be started where it is dry; one whose space is not stated stands in the water. */
export function pumpsInTheDry(ship: PumpedShip, values: object): number {
  const wet = wetSpaces(ship, values);
  const dry = ship.pumps.filter(({ place }) => place?.space !== undefined && !wet.includes(place.space));
  const told = new Set([...pumps(values, "runs"), ...pumps(values, "available")]);
  return wet.includes(undefined) ? 0 : dry.filter(({ id }) => told.has(id)).length;
}
