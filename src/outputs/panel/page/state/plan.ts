/** Where the doors stand on the plan: one strip a deck, aft on the left, port at the top. */
import type { FittedItem } from "./panel-state.ts";

export interface Spot {
  readonly item: FittedItem;
  /** Per cent from aft, and from port. */
  readonly x: number;
  readonly y: number;
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
    byDeck.set(deck, [...(byDeck.get(deck) ?? []), { item, x: spot.x, y: spot.y }]);
  }
  const strips = [...byDeck].map(([deck, spots]) => ({ deck, spots }));
  return { strips: strips.sort((a, b) => (b.deck ?? -99) - (a.deck ?? -99)), unplaced };
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
