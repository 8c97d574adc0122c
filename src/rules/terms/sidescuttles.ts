/** Sidescuttles, in the words of para 38(13): by the between-deck that they are in. */
import { fitted, type Ship } from "../../ship/ship.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";
import { type Opening, openingsOf } from "./openings.ts";

export type Sidescuttle = Opening & {
  /** The lowest sill of its between-deck, above the keel; undefined where one of them is not stated. */
  readonly lowestSill: number | undefined;
  /** "1.4 m plus 2.5% of the breadth of the ship". */
  readonly height: number;
};

export function sidescuttles(ship: Ship): readonly Sidescuttle[] {
  const all = openingsOf(ship, "sidescuttle");
  return all.map((scuttle) => {
    const deck = all.filter(({ place }) => place?.deck === scuttle.place?.deck).map(({ sill }) => sill);
    const stated = deck.filter((sill) => sill !== undefined);
    return {
      ...scuttle,
      lowestSill: stated.length < deck.length ? undefined : Math.min(...stated),
      height: 1.4 + 0.025 * ship.particulars.breadth,
    };
  });
}

type DraughtReads = Readonly<Record<`draught ${string}`, Ref<number | undefined>>>;

export const draughtsOf = (ship: Ship): DraughtReads =>
  Object.fromEntries(
    fitted(ship, "draught-gauge").map((gauge) => [`draught ${gauge.id}`, ifKnown(of(gauge, "draught"))]),
  );

/** The greatest draught that any gauge shows; undefined when none tells. */
export function greatestDraught(values: object): number | undefined {
  const draughts = Object.entries(values).flatMap(([key, value]) =>
    key.startsWith("draught ") && typeof value === "number" ? [value] : [],
  );
  return draughts.length === 0 ? undefined : Math.max(...draughts);
}

/** "below a line … above the water": what is not known is low. */
export function isLow({ lowestSill, height }: Sidescuttle, values: object): boolean {
  const draught = greatestDraught(values);
  return lowestSill === undefined || draught === undefined || lowestSill - draught < height;
}

/** By its switch; one without a switch by an officer's word. */
export const isLocked = (secured: boolean | undefined, confirmed: string | undefined): boolean =>
  secured ?? confirmed === "closed and locked";
