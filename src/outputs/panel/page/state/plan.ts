/** Where the doors stand on the plan: one strip a deck, aft on the left, port at the top. */
import type { FittedItem } from "./panel-state.ts";

export interface Spot {
  readonly item: FittedItem;
  /** Per cent from aft, and from port. */
  readonly x: number;
  readonly y: number;
  /** There is room for its name beside it. */
  readonly named: boolean;
}

export interface Strip {
  /** Null when the ship file gives no deck. */
  readonly deck: number | null;
  readonly spots: readonly Spot[];
}

export interface Plan {
  readonly strips: readonly Strip[];
  /** Without any place that could be drawn: these stand in the list alone. */
  readonly unplaced: readonly FittedItem[];
}

/** Drawn where the ship file's plan says; else along her length by frame; else not at all. */
export function planOf(items: readonly FittedItem[]): Plan {
  const frames = items.map(frameOf).filter((frame) => frame !== null);
  const [aft, fore] = [Math.min(...frames), Math.max(...frames)];
  const byDeck = new Map<number | null, Spot[]>();
  const unplaced: FittedItem[] = [];
  for (const item of items) {
    const frame = frameOf(item);
    const spot =
      item.plan ??
      (frame !== null && fore > aft ? { x: 6 + (88 * (frame - aft)) / (fore - aft), y: 50 } : null);
    if (!spot) {
      unplaced.push(item);
      continue;
    }
    const deck = numberAt(item, "deck");
    byDeck.set(deck, [...(byDeck.get(deck) ?? []), { item, x: spot.x, y: spot.y, named: true }]);
  }
  const lanes = Math.max(2, Math.floor(LANES / byDeck.size));
  const strips = [...byDeck].map(([deck, spots]) => ({ deck, spots: apart(spots, lanes) }));
  return { strips: strips.sort((a, b) => (b.deck ?? -99) - (a.deck ?? -99)), unplaced };
}

/** How many marks fit above one another on the whole plan; and the width of a mark and of a letter, per cent. */
const LANES = 7;
const MARK = 3.8;
const LETTER = 0.92;
/** Further forward than this, a name stands abaft its door. */
export const NAME_ABAFT = 86;

/** No mark may hide another: each goes to the free lane nearest to its place; a name that finds no room is left out. */
function apart(spots: readonly Spot[], lanes: number): readonly Spot[] {
  const taken: { readonly lane: number; readonly from: number; readonly to: number }[] = [];
  const nearest = (y: number) =>
    Array.from({ length: lanes }, (_, lane) => lane).sort(
      (a, b) => Math.abs(centre(a, lanes) - y) - Math.abs(centre(b, lanes) - y),
    );
  return [...spots]
    .sort((a, b) => a.x - b.x)
    .map((spot) => {
      const free = (named: boolean) => {
        const [from, to] = reach(spot, named);
        return nearest(spot.y).find((lane) =>
          taken.every((one) => one.lane !== lane || one.to <= from || one.from >= to),
        );
      };
      const withName = free(true);
      const lane = withName ?? free(false) ?? nearest(spot.y)[0] ?? 0;
      const [from, to] = reach(spot, withName !== undefined);
      taken.push({ lane, from, to });
      return { ...spot, y: centre(lane, lanes), named: withName !== undefined };
    });
}

const centre = (lane: number, lanes: number): number => ((lane + 0.5) / lanes) * 100;

function reach({ item, x }: Spot, named: boolean): readonly [from: number, to: number] {
  const name = named ? shortName(item).length * LETTER + 0.8 : 0;
  return x > NAME_ABAFT ? [x - MARK / 2 - name, x + MARK / 2] : [x - MARK / 2, x + MARK / 2 + name];
}

const frameOf = (item: FittedItem): number | null => numberAt(item, "frame");

function numberAt(item: FittedItem, key: "deck" | "frame"): number | null {
  const place = item.place;
  if (place === null || place === undefined || typeof place !== "object" || Array.isArray(place)) return null;
  const value = (place as { readonly [name: string]: unknown })[key];
  return typeof value === "number" ? value : null;
}

/** `Deck 3, frame 42, shaft tunnel`: where somebody would walk to. */
export function placeWords(item: FittedItem): string {
  const place = item.place;
  if (place === null || place === undefined || typeof place !== "object" || Array.isArray(place)) return "";
  const { deck, frame, space, zone } = place as { readonly [name: string]: unknown };
  const words = [
    deck !== undefined && `deck ${deck}`,
    frame !== undefined && `frame ${frame}`,
    zone !== undefined && `zone ${zone}`,
    space !== undefined && `${space}`,
  ];
  return words.filter((word) => word !== false).join(", ");
}

/** `WTD 7, shaft tunnel` is `WTD 7` where there is little room. */
export const shortName = (item: FittedItem): string => (item.name.split(",")[0] ?? item.name).trim();
