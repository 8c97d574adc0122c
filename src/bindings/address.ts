/** Where an item of a section is, as its panel names it: on the wire `003`, in the ship file `3`. */
import { samePart } from "../ship/field-schemas.ts";
import type { Fields } from "../wire/message.ts";

/** A part that is absent matches any. */
export interface Address {
  readonly system?: string | undefined;
  readonly first?: string | undefined;
  readonly second?: string | undefined;
  readonly item?: string | undefined;
}

/** A panel names the same few parts for ever; noise must not fill the memory with others. */
const known = new Map<string, string>();
const MOST_KNOWN = 4096;

function part(value: unknown): string | undefined {
  if (typeof value !== "string") return typeof value === "number" ? String(value) : undefined;
  const before = known.get(value);
  if (before !== undefined) return before;
  const same = samePart(value);
  if (known.size < MOST_KNOWN) known.set(value, same);
  return same;
}

export const fits = (wanted: string | undefined, found: string | undefined): boolean =>
  wanted === undefined || wanted === found;

export const matches = (wanted: Address, found: Address): boolean =>
  fits(wanted.system, found.system) &&
  fits(wanted.first, found.first) &&
  fits(wanted.second, found.second) &&
  fits(wanted.item, found.item);

export const nameOf = ({ system = "", first = "", second = "", item = "" }: Address): string =>
  `${system}/${first}/${second}/${item}`;

/** What a report names; `item` is the field that holds the number of the item. */
export const addressOf = (fields: Fields, item: string): Address => ({
  system: part(fields.system),
  first: part(fields.firstDivision),
  second: part(fields.secondDivision),
  item: part(fields[item]),
});
