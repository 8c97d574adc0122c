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
  // The more decks, the lower each strip, and the more of it one mark takes.
  const high = Math.min(45, MARK_HIGH * byDeck.size);
  const strips = [...byDeck].map(([deck, spots]) => ({ deck, spots: apart(spots, high) }));
  return { strips: strips.sort((a, b) => (b.deck ?? -99) - (a.deck ?? -99)), unplaced };
}

/** A mark, and a letter of its name, in per cent of the plan's length; a mark in per cent of its whole height. */
const MARK = 3.8;
const LETTER = 0.95;
const MARK_HIGH = 15;
/** Further forward than this, a name stands abaft its door. */
export const NAME_ABAFT = 86;

/** No mark may hide another: each stands as near to its place as there is room; a name that finds none is left out. */
function apart(spots: readonly Spot[], high: number): readonly Spot[] {
  const placed: Spot[] = [];
  for (const spot of [...spots].sort((a, b) => a.x - b.x)) {
    const free = (named: boolean) =>
      nearTo(spot.y, high).find((y) => placed.every((other) => clear({ ...spot, y, named }, other, high)));
    const named = free(true);
    const y = named ?? free(false) ?? spot.y;
    placed.push({ ...spot, y, named: named !== undefined });
  }
  return placed;
}

/** Heights on the strip, nearest to the wanted one first. */
function nearTo(y: number, high: number): readonly number[] {
  const all = Array.from({ length: 41 }, (_, n) => high / 2 + (n / 40) * (100 - high));
  const held = Math.min(100 - high / 2, Math.max(high / 2, y));
  return [held, ...all.sort((a, b) => Math.abs(a - held) - Math.abs(b - held))];
}

function clear(one: Spot, other: Spot, high: number): boolean {
  const [from, to] = reach(one);
  const [begins, ends] = reach(other);
  return Math.abs(one.y - other.y) >= high || to <= begins || from >= ends;
}

function reach({ item, x, named }: Spot): readonly [from: number, to: number] {
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
