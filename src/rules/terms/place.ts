/** Where an item is, as it is said on the bridge. */
import type { Equipment } from "../../ship/ship.ts";
import type { Subject } from "../shapes.ts";

/** `, car deck, deck 3, frame 42, zone 2`; empty when the ship file does not say. What the name says is not said twice. */
export const whereIs = ({ name, place }: Subject & { readonly place?: Equipment["place"] }): string => {
  if (place === undefined) return "";
  const { space, deck, frame, zone } = place;
  const said = space !== undefined && name.toLowerCase().includes(space.toLowerCase());
  const words = [
    said ? undefined : space,
    deck === undefined ? deck : `deck ${deck}`,
    frame === undefined ? frame : `frame ${frame}`,
  ];
  const known = [...words, zone === undefined ? zone : `zone ${zone}`].filter((word) => word !== undefined);
  return known.map((word) => `, ${word}`).join("");
};
