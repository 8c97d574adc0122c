/** The ship herself as the subject of a check: what is owed once, not for each item. */
import type { Ship } from "../../ship/ship.ts";

export interface TheShip {
  readonly id: "ship";
  readonly name: string;
}

export const theShip = ({ particulars }: Ship): readonly TheShip[] => [
  { id: "ship", name: particulars.name },
];
