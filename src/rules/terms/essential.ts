/** Essential systems after the flooding of one compartment, para 21(2): those of para 96(4)(a) to (n). */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { unfitted } from "../../ship/unfitted.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";
import type { EpisodeOutcome } from "../instance.ts";
import type { Moment } from "./moments.ts";
import { type TheShip, theShip } from "./the-ship.ts";

type Detector = Equipment<"flooding-detector">;
type Well = Equipment<"bilge-well">;
type System = Equipment<"essential-system">;

interface Signs {
  readonly detectors: readonly Detector[];
  readonly wells: readonly Well[];
}

export type EssentialSystem = System & Signs;
export type EssentialShip = TheShip & Signs & { readonly systems: readonly System[] };

const signsOf = (ship: Ship): Signs => ({
  detectors: fitted(ship, "flooding-detector"),
  wells: fitted(ship, "bilge-well"),
});

/** A ship file that names none leaves the rule unwatched. */
const systemsOf = (ship: Ship): readonly System[] => {
  const found = fitted(ship, "essential-system");
  return found.length > 0 ? found : [unfitted("essential-system", "essential-system", "Essential systems")];
};

export const essentialSystems = (ship: Ship): readonly EssentialSystem[] =>
  systemsOf(ship).map((system) => ({ ...system, ...signsOf(ship) }));

export const essentialShip = (ship: Ship): readonly EssentialShip[] =>
  theShip(ship).map((she) => ({ ...she, ...signsOf(ship), systems: systemsOf(ship) }));

/** A state that is not known is not operational, para 21(2): it must be bound, and need not be heard. */
export const stateOf = (system: System): Ref<boolean | undefined> =>
  system.signals.includes("operational") ? ifKnown(of(system, "operational")) : of(system, "operational");

export const signsOfFlooding = ({
  detectors,
  wells,
}: Signs): Readonly<Record<`water ${string}`, Ref<boolean | undefined>>> =>
  Object.fromEntries([
    ...detectors.map((item) => [`water ${item.id}`, ifKnown(of(item, "wet"))] as const),
    ...wells.map((item) => [`water ${item.id}`, ifKnown(of(item, "high"))] as const),
  ]);

const isWet = (values: object, { id }: { readonly id: string }): boolean =>
  (values as Readonly<Record<string, unknown>>)[`water ${id}`] === true;

const spaceOf = ({ place }: Pick<Equipment, "place">): string | undefined => place?.space;

/** Spaces of wet detectors, once a second detector, or the bilge well of the same space, confirms them: as 39. */
function floodedSpaces({ detectors, wells }: Signs, values: object): readonly (string | undefined)[] {
  const wet = detectors.filter((detector) => isWet(values, detector));
  const confirmed = wet.filter(
    (detector) =>
      wet.length > 1 ||
      wells.some(
        (well) => spaceOf(well) !== undefined && spaceOf(well) === spaceOf(detector) && isWet(values, well),
      ),
  );
  return [...new Set(confirmed.map(spaceOf))];
}

/** "outside the flooded compartment": a system whose space is not stated stands outside. */
const standsOutside = (system: System, flooded: readonly (string | undefined)[]): boolean =>
  spaceOf(system) === undefined || !flooded.includes(spaceOf(system));

export const isSparedOrWorks = (
  system: EssentialSystem,
  values: { readonly state?: boolean | undefined },
): boolean => {
  const flooded = floodedSpaces(system, values);
  return flooded.length === 0 || values.state === true || !standsOutside(system, flooded);
};

/** What the list of states said last, empty while nothing is flooded; and what it would say now, since when, wall time. */
export interface Listed {
  readonly [key: string]: string | number;
  readonly said: string;
  readonly now: string;
  readonly since: number;
}

export const nothingListed: Listed = { said: "", now: "", since: 0 };

/** "state list at flooding and every change": entered once it has stood for longer than water sloshes. */
export function listStates(
  before: Listed,
  values: object,
  { at, mono }: Moment,
  ship: EssentialShip,
  slosh: number,
): { readonly state: Listed; readonly outcome?: EpisodeOutcome; readonly wake?: number } {
  const now = statesInWords(ship, values);
  const since = now === before.now ? before.since : at;
  if (now === before.said) return { state: { said: now, now, since } };
  if (at - since < slosh)
    return { state: { said: before.said, now, since }, wake: mono + (since + slosh - at) };
  const says = now === "" ? "No compartment is found flooded any more" : now;
  return { state: { said: now, now, since }, outcome: { is: "met", says } };
}

function statesInWords(ship: EssentialShip, values: object): string {
  const flooded = floodedSpaces(ship, values);
  if (flooded.length === 0) return "";
  const told = values as Readonly<Record<string, unknown>>;
  const works = ({ id }: System): boolean => told[`state ${id}`] === true;
  const names = (systems: readonly System[]): string => systems.map(({ name }) => name).join(", ") || "none";
  const where = flooded.map((space) => space ?? "a space that the ship file does not name").join(", ");
  const lost = ship.systems.filter((system) => !works(system));
  return `Flooding of ${where}. Operational: ${names(ship.systems.filter(works))}. Not operational: ${names(lost)}`;
}
