/** Sidescuttles of spaces for cargo or passengers in turn, with the space that they are in, para 38(15). */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import type { Ref } from "../../signals/ref.ts";
import { type Opening, openingsOf } from "./openings.ts";

type Space = Equipment<"passenger-or-cargo-space">;

export type CargoScuttle = Opening & { readonly within: Space | undefined };

export const cargoScuttles = (ship: Ship): readonly CargoScuttle[] =>
  openingsOf(ship, "sidescuttle")
    .filter(({ cargoOrPassengers }) => cargoOrPassengers === true)
    .map((scuttle) => ({
      ...scuttle,
      within: fitted(ship, "passenger-or-cargo-space").find(
        ({ place }) => place?.space !== undefined && place.space === scuttle.place?.space,
      ),
    }));

/** What an officer confirmed that the space is for; where the ship file names no such space, the rule is unwatched. */
export const contentOf = ({ within }: CargoScuttle): Ref<string | undefined> =>
  within === undefined
    ? { signal: "unfitted-passenger-or-cargo-space.content", need: "must" }
    : itemFact("confirmed", within);
