/** The way from a bilge well to the pumps, para 51(2)(a). */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { unfitted } from "../../ship/unfitted.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";
import { valvesOf } from "./valves.ts";

/** A well with the bilge valves of its space. */
export type DrainedWell = Equipment<"bilge-well"> & { readonly suctions: readonly Equipment<"valve">[] };

export const drainedWells = (ship: Ship): readonly DrainedWell[] =>
  fitted(ship, "bilge-well").map((well) => ({
    ...well,
    suctions: valvesOf(ship, "bilge").filter(
      ({ place }) => place?.space !== undefined && place.space === well.place?.space,
    ),
  }));

type SuctionReads = Readonly<Record<string, Ref<unknown>>>;

/** A well for whose space the ship file names no valve with a signal is unwatched. */
export const suctionsOf = ({ id, name, suctions }: DrainedWell): SuctionReads =>
  suctions.some(({ signals }) => signals.length > 0)
    ? Object.fromEntries(
        suctions.flatMap((valve) => [
          [`control ${valve.id}`, ifKnown<unknown>(of(valve, "control"))],
          [`position ${valve.id}`, ifKnown<unknown>(of(valve, "position"))],
        ]),
      )
    : { suction: of(unfitted("valve", `valve-of-${id}`, `Bilge valve of ${name}`), "control") };

/** Open, or under control so that it can be opened; what is not known is neither. */
export const canBeDrained = ({ suctions }: DrainedWell, values: object): boolean => {
  const told = values as Readonly<Record<string, unknown>>;
  return suctions.some(({ id }) => told[`control ${id}`] === true || told[`position ${id}`] === "open");
};
