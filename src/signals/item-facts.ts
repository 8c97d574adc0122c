/** Facts of one item: what persons have permitted, entered, answered and confirmed; `entered-test.wtd-7`. */
import type { Ref } from "./ref.ts";

export interface ItemFacts {
  /** UTC, ISO 8601: until when the opening is permitted; it is there only while it stands. */
  permission: string;
  /** UTC, ISO 8601: the last entry of that kind for the item (or for the ship, item `ship`). */
  "entered-test": string;
  "entered-inspection": string;
  "entered-drill": string;
  "entered-closing": string;
  "entered-stability": string;
  /** A person has acknowledged the active alerts on the item. */
  answered: boolean;
  /** What a person confirmed of an item that has no signal: `closed`, `in place`. */
  confirmed: string;
}

export const itemFactId = (name: keyof ItemFacts, item: string): string => `${name}.${item}`;

/** A fact of one item that may not be there; its value is then undefined. */
export const itemFact = <F extends keyof ItemFacts>(
  name: F,
  item: { readonly id: string },
): Ref<ItemFacts[F] | undefined> => ({ signal: itemFactId(name, item.id), need: "if-known" });
