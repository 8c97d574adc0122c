/** Each working of a scupper valve. */
import { of } from "../../signals/ref.ts";
import { record } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { isOpen, valvesOf } from "../terms/valves.ts";

export const scupperValvesRecorded = defineRule({
  id: "PSR-I-94(6)(a)(iv)/scupperLog",
  title: "Operation of scupper valves recorded",
  cites: schedule(
    "94(6)(a)(iv)",
    "any operation of valves mentioned in the rule shall be recorded in the log-book",
  ),
  version: 1,
  reading:
    "Opened and closed at any time, in port too. Who worked the valve, and why, is the officer's to add.",
  binds: roRoPassengerShips,
  status: "watched",
  checks: [
    record({
      items: (ship) => valvesOf(ship, "scupper"),
      reads: (valve) => ({ position: of(valve, "position") }),
      aspect: "position",
      of: "position",
      as: (position) => (isOpen(position) ? "opened" : "closed"),
      log: {
        when: ["edge"],
        book: "deck",
        says: ({ name }, _, { position }, gap) =>
          `${name} ${isOpen(position) ? "opened" : "closed"}${gap && `, ${gap}`}`,
      },
    }),
  ],
});
