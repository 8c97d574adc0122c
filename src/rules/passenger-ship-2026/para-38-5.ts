/** Doors in bulkheads between cargo tween decks. */
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { dividesCargoSpaces, isClosed, watertightDoors } from "../terms/doors.ts";
import { enteredOnce } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { openedAndClosed } from "../terms/times.ts";
import { titled } from "../terms/titles.ts";
import { fromReadinessDuringNavigation } from "../terms/voyage.ts";

export const tweenDeckDoorsClosed = defineRule({
  id: "PSR-I-38(5)",
  title: "Doors between cargo tween decks closed",
  cites: schedule(
    "38(5)",
    "shall be closed before the voyage commences and shall be kept closed during navigation. The time at which such doors are opened or closed shall be recorded",
  ),
  version: 1,
  reading:
    "No exception in the text: no permission reaches such a door. Times are recorded in port and at anchor too.",
  binds: passengerShips,
  status: "watched",
  checks: [
    gate({
      items: (ship) => watertightDoors(ship).filter(dividesCargoSpaces),
      reads: (door) => ({ phase: ifKnown(fact("voyage.phase")), position: of(door, "position") }),
      during: fromReadinessDuringNavigation,
      complies: ({ position }) => isClosed(position),
      lists: ({ name }) => `${name} closed`,
      alert: {
        aspect: "position",
        category: "B",
        title: (door) => titled(door, "OPEN"),
        steps: whenSheGoes("alarm", ({ name }) => `${name} open under way, close it`),
        unknown: { priority: "alarm" },
      },
      log: enteredOnce("watertight-doors", "not closed during navigation"),
    }),
    openedAndClosed("watertight-doors", (ship) => watertightDoors(ship).filter(dividesCargoSpaces)),
  ],
});
