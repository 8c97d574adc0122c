/** Doors wider than 1.2 m below the bulkhead deck. */
import { itemFact } from "../../signals/item-facts.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { isClosed, isWide, watertightDoors } from "../terms/doors.ts";
import { enteredOnce } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { duringNavigation } from "../terms/voyage.ts";

export const wideDoorsClosed = defineRule({
  id: "PSR-I-38(2)",
  title: "Doors wider than 1.2 m closed",
  cites: schedule(
    "38(2)",
    "having a maximum clear opening width of more than 1.2 meter shall be kept closed during navigation, except for limited periods when absolutely necessary as determined by the Director-General",
  ),
  version: 1,
  reading:
    "Opened only under a named permission, which holds the Director-General's determination, the reason and the end of the limited period; its end is an alarm at once. Such a door is judged here and not by 38(1) or 38(3).",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => watertightDoors(ship).filter(isWide),
      reads: (door) => ({ position: of(door, "position"), permission: itemFact("permission", door) }),
      during: duringNavigation,
      complies: ({ position, permission }) => isClosed(position) || permission !== undefined,
      alert: {
        aspect: "position",
        category: "B",
        title: (door) => titled(door, "OPEN"),
        steps: atOnce("alarm", (door) => `${door.name}, wider than 1.2 m, open under way`),
      },
      log: enteredOnce("watertight-doors", "wider than 1.2 m, open during navigation"),
    }),
  ],
});
