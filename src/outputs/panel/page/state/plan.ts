/** Where the doors stand on the plan: one strip a deck, aft on the left, port at the top. */
import type { FittedItem } from "./panel-state.ts";

export interface Spot {
  readonly item: FittedItem;
  /** Per cent from aft, and from port. */
  readonly x: number;
  readonly y: number;
  /** On which side of its mark the name has room; null: it has none, and stands in the list alone. */
  readonly name: { readonly words: string; readonly side: "fore" | "aft" } | null;
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
    byDeck.set(deck, [...(byDeck.get(deck) ?? []), { item, x: within(spot.x), y: spot.y, name: null }]);
  }
  // The more decks, the lower each strip, and the more of it one mark takes.
  const high = Math.min(45, MARK_HIGH * byDeck.size);
  const strips = [...byDeck].map(([deck, spots]) => ({
    deck,
    spots: named(apart(spots, high), high, items),
  }));
  return { strips: strips.sort((a, b) => (b.deck ?? -99) - (a.deck ?? -99)), unplaced };
}

/** A mark, and a letter of its name, in per cent of the plan's length; a mark in per cent of its whole height. */
const MARK = 3.8;
const LETTER = 0.95;
const MARK_HIGH = 13;

/** A mark at the very end of her is drawn whole. */
const within = (x: number): number => Math.min(98, Math.max(2, x));

interface Box {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly high: number;
}

const clear = (one: Box, other: Box): boolean =>
  Math.abs(one.y - other.y) >= (one.high + other.high) / 2 || one.to <= other.from || one.from >= other.to;

const mark = ({ x, y }: { readonly x: number; readonly y: number }, high: number): Box => ({
  from: x - MARK / 2,
  to: x + MARK / 2,
  y,
  high,
});

/** No mark may hide another: each stands as near to its place as there is room. */
function apart(spots: readonly Spot[], high: number): readonly Spot[] {
  const placed: Spot[] = [];
  for (const spot of [...spots].sort((a, b) => a.x - b.x)) {
    const y = nearTo(spot.y, high).find((at) =>
      placed.every((other) => clear(mark({ ...spot, y: at }, high), mark(other, high))),
    );
    placed.push({ ...spot, y: y ?? spot.y });
  }
  return placed;
}

/** Heights on the strip, nearest to the wanted one first. */
function nearTo(y: number, high: number): readonly number[] {
  const all = Array.from({ length: 41 }, (_, n) => high / 2 + (n / 40) * (100 - high));
  const held = Math.min(100 - high / 2, Math.max(high / 2, y));
  return [held, ...all.sort((a, b) => Math.abs(a - held) - Math.abs(b - held))];
}

/** Names where they hide nothing, those of watertight doors before those of others. */
function named(spots: readonly Spot[], high: number, items: readonly FittedItem[]): readonly Spot[] {
  const taken = spots.map((spot) => mark(spot, high));
  const names = new Map<Spot, Spot["name"]>();
  const urgent = (spot: Spot) => (spot.item.kind === "opening" ? 1 : 0);
  for (const spot of [...spots].sort((a, b) => urgent(a) - urgent(b))) {
    const words = shortName(spot.item, items);
    const box = (side: "fore" | "aft"): Box => {
      const wide = words.length * LETTER + 0.8;
      const from = side === "fore" ? spot.x + MARK / 2 : spot.x - MARK / 2 - wide;
      return { from, to: from + wide, y: spot.y, high: high * 0.6 };
    };
    const side = (["fore", "aft"] as const).find((tried) => {
      const found = box(tried);
      return found.from >= 0 && found.to <= 100 && taken.every((other) => clear(found, other));
    });
    if (side) taken.push(box(side));
    names.set(spot, side ? { words, side } : null);
  }
  return spots.map((spot) => ({ ...spot, name: names.get(spot) ?? null }));
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

/** `WTD 7, shaft tunnel` is `WTD 7` where there is little room; of several hinged doors, `Cargo office`. */
function shortName(item: FittedItem, among: readonly FittedItem[]): string {
  const [first = item.name, rest] = item.name.split(",").map((part) => part.trim());
  const shared = among.some((other) => other !== item && other.name.split(",")[0]?.trim() === first);
  return shared && rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : first;
}
