/** Bunkering as it is entered: the supplier's declaration before it, the delivery note after it, and the flashpoint. */
import { itemFact } from "../../signals/item-facts.ts";
import { type TheShip, theShip } from "./the-ship.ts";

export const bunkeringShip = theShip;

export const bunkeringReads = (ship: TheShip) => ({
  bunkering: itemFact("entered-bunkering", ship),
  declaration: itemFact("entered-bunker-declaration", ship),
  note: itemFact("entered-bunker-delivery-note", ship),
});

/** The declaration came "prior to bunkering", and not for an earlier one. */
export const declaredBefore = (
  {
    bunkering,
    declaration,
  }: { readonly bunkering?: string | undefined; readonly declaration?: string | undefined },
  within: number,
): boolean => {
  if (bunkering === undefined) return true;
  const ahead = Date.parse(bunkering) - Date.parse(declaration ?? "");
  return ahead >= 0 && ahead <= within;
};

/** The note belongs to the fuel that was delivered last. */
export const noted = ({
  bunkering,
  note,
}: {
  readonly bunkering?: string | undefined;
  readonly note?: string | undefined;
}): boolean => bunkering === undefined || (note ?? "") >= bunkering;
