/** The times at which sidescuttles are opened in port, and closed and locked. */
import { of } from "../../signals/ref.ts";
import { record } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { type Opening, openingsOf } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";

export const sidescuttleTimes = defineRule({
  id: "PSR-I-38(13)(a)",
  title: "Times of sidescuttles recorded",
  cites: schedule(
    "38(13)(a)",
    "the time at which such sidescuttles are opened in port and closed and locked before the voyage commences shall be recorded",
  ),
  version: 1,
  reading:
    "Entered for each sidescuttle that has a switch, in port and before the voyage; those without one are the officer's entries. By the switch of its lock; where the leaf has a switch too, its opening is 38(12), and this tells that it was unlocked.",
  binds: passengerShips,
  status: "watched",
  checks: [
    record({
      items: (ship) => openingsOf(ship, "sidescuttle"),
      reads: (scuttle) => ({ secured: of(scuttle, "secured") }),
      aspect: "securing",
      of: "secured",
      as: (secured) => (secured ? "closed and locked" : "opened"),
      log: {
        when: ["edge"],
        book: "deck",
        says: (scuttle, _, { secured }, gap) =>
          `${scuttle.name} ${secured ? "closed and locked" : undone(scuttle)}${gap && `, ${gap}`}`,
      },
    }),
  ],
});

/** A lock that opens tells that the sidescuttle was opened only where nothing tells it better. */
const undone = ({ signals }: Opening): string => (signals.includes("position") ? "unlocked" : "opened");
