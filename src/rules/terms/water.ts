/** Water found aboard, by flooding detectors and bilge wells. A silent one has its own alert, and says nothing here. */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";

type WaterReads = Readonly<Record<`water ${string}`, Ref<boolean | undefined>>>;
type FloodingDetector = Equipment<"flooding-detector">;

const wet = (items: readonly FloodingDetector[]) =>
  items.map((item) => [`water ${item.id}`, ifKnown(of(item, "wet"))] as const);

/** Every flooding detector on board. */
export const waterAnywhere = (ship: Ship): WaterReads =>
  Object.fromEntries(wet(fitted(ship, "flooding-detector")));

/** Detectors in the space of a door; where either place is not stated, every one. */
export const waterAtTheDoor = (ship: Ship, { place }: Pick<Equipment, "place">): WaterReads =>
  Object.fromEntries(
    wet(
      fitted(ship, "flooding-detector").filter(
        (item) =>
          place?.space === undefined || item.place?.space === undefined || item.place.space === place.space,
      ),
    ),
  );

/** What confirms a flooding detector: any other detector, or the bilge well of the same space. */
export const secondSignOfWater = (ship: Ship, { id, place }: FloodingDetector): WaterReads => {
  const others = fitted(ship, "flooding-detector").filter((item) => item.id !== id);
  const wells = fitted(ship, "bilge-well").filter(
    (well) => place?.space !== undefined && well.place?.space === place.space,
  );
  return Object.fromEntries([
    ...wet(others),
    ...wells.map((well) => [`water ${well.id}`, ifKnown(of(well, "high"))] as const),
  ]);
};

/** The detectors below the bulkhead deck, with the names of whatever may confirm them. */
export const detectorsBelow = (
  ship: Ship,
): readonly (FloodingDetector & { readonly names: ReadonlyMap<string, string> })[] => {
  const signs = [...fitted(ship, "flooding-detector"), ...fitted(ship, "bilge-well")];
  const names = new Map(signs.map(({ id, name }) => [id, name]));
  return fitted(ship, "flooding-detector")
    .filter((item) => item.belowBulkheadDeck !== false)
    .map((item) => ({ ...item, names }));
};

/** What confirms a detector, for a person: nothing, once the second sign is gone and the first still stands. */
export const alsoFound = (names: ReadonlyMap<string, string>, values: object): string =>
  waterFound(values).length === 0
    ? ""
    : `; also ${waterFound(values)
        .map((id) => names.get(id) ?? id)
        .join("; ")}`;

/** The ids of everything that finds water now. */
export const waterFound = (values: object): readonly string[] =>
  Object.entries(values).flatMap(([key, value]) =>
    key.startsWith("water ") && value === true ? [key.slice("water ".length)] : [],
  );
