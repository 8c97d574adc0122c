/** Watertight doors that nobody permitted to be open are closed while she navigates. */

import { itemFact } from "../../signals/item-facts.ts";
import { of } from "../../signals/ref.ts";
import { condition, record } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import {
  dividesCargoSpaces,
  doorsOfNavigation,
  isClosed,
  isPermittedToBeOpen,
  watertightDoors,
} from "../terms/doors.ts";
import { enteredOnce } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { duringNavigation } from "../terms/voyage.ts";

export const watertightDoorsClosedDuringNavigation = defineRule({
  id: "PSR-I-38(1)",
  title: "Watertight doors closed during navigation",
  cites: schedule(
    "38(1)",
    "All watertight doors shall be kept closed during navigation except that they may be opened during navigation as specified in sub- paragraph (3)",
  ),
  version: 1,
  reading:
    "Navigation runs from the last line let go to the next berth, less a safe anchorage that the master declared. A door that is not permitted to be open is an alarm at once; a test declared beforehand (para 37: door, person, end) or the master's named permission (38(4)) is no breach while it stands. Doors permitted to be open: 38(3); those of para 26(8) and (9): 38(5) and (4).",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => doorsOfNavigation(ship).filter((door) => !isPermittedToBeOpen(door)),
      reads: (door) => ({ position: of(door, "position"), permission: itemFact("permission", door) }),
      during: duringNavigation,
      complies: ({ position, permission }) => isClosed(position) || permission !== undefined,
      alert: {
        aspect: "position",
        category: "B",
        title: (door) => titled(door, "OPEN"),
        steps: atOnce("alarm", (door) => `${door.name} open under way`),
      },
      log: enteredOnce("watertight-doors", "open during navigation, and not permitted to be"),
    }),
    record({
      check: "times",
      items: (ship) => watertightDoors(ship).filter((door) => !dividesCargoSpaces(door)),
      reads: (door) => ({ position: of(door, "position") }),
      during: duringNavigation,
      aspect: "position",
      of: "position",
      as: (position) => (isClosed(position) ? "closed" : "opened"),
      log: {
        when: ["edge"],
        book: "watertight-doors",
        says: (door, _event, { position }, gap) =>
          `${door.name} ${isClosed(position) ? "closed" : "opened"} during navigation${gap && `, ${gap}`}`,
      },
    }),
  ],
});
