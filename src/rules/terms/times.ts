/** The times at which closures are opened and closed, secured and unsecured: one entry for each, gaps named. */
import type { Equipment, Ship } from "../../ship/ship.ts";
import type { DoorPosition } from "../../ship/terms.ts";
import { ifFitted } from "../../signals/ref.ts";
import { type AnyCheck, record } from "../bind.ts";
import type { Book } from "../words.ts";
import { isClosed } from "./doors.ts";

type Closures = (ship: Ship) => readonly Equipment[];

/** "the time at which such doors are opened and closed": in port and at anchor too. */
export const openedAndClosed = (book: Book, items: Closures): AnyCheck =>
  record({
    check: "times",
    items,
    reads: ({ id }) => ({
      position: ifFitted<DoorPosition>({ signal: `${id}.position`, need: "must" }),
    }),
    aspect: "position",
    of: "position",
    as: (position) => (isClosed(position) ? "closed" : "opened"),
    log: {
      when: ["edge"],
      book,
      says: ({ name }, _, { position }, gap) =>
        `${name} ${isClosed(position) ? "closed" : "opened"}${gap && `, ${gap}`}`,
    },
  });

/** By the switch that tells of the securing, in the words of the paragraph: `closed and locked`, `unlocked`. */
export const securedAndUnsecured = (
  book: Book,
  items: Closures,
  words: { readonly secured: string; readonly unsecured: string },
): AnyCheck => {
  const told = (secured: boolean | undefined): string => (secured === true ? words.secured : words.unsecured);
  return record({
    check: "locks",
    items,
    reads: ({ id }) => ({ secured: ifFitted<boolean>({ signal: `${id}.secured`, need: "must" }) }),
    aspect: "securing",
    of: "secured",
    as: (secured) => told(secured),
    log: {
      when: ["edge"],
      book,
      says: ({ name }, _, { secured }, gap) => `${name} ${told(secured)}${gap && `, ${gap}`}`,
    },
  });
};
