/** Switched to "doors closed", every open door closes within sixty seconds. */
import { seconds } from "../../kernel/duration.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { consoledDoors, isClosed, isOrderedClosed, modeOfConsoles } from "../terms/doors.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

/** 26(7)(a). */
const LONGEST = seconds(60);

export const everyDoorClosesInSixtySeconds = defineRule({
  id: "PSR-I-26(7)(a)/60s",
  title: "Doors closed within 60 s of the order",
  cites: schedule(
    "26(7)(a)",
    "shall automatically close any door that is open in not more than 60 s with the ship in an upright position",
  ),
  version: 1,
  reading:
    "The sixty seconds hold the warning before the door moves too. A door held open at its own handle has sixty from its release. A heel is no excuse for a door that stays open.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: consoledDoors,
      reads: (door) => ({
        position: of(door, "position"),
        handle: ifKnown(of(door, "local-command")),
        ...modeOfConsoles(door),
      }),
      complies: (values, { item }) =>
        isClosed(values.position) || values.handle === true || !isOrderedClosed(item, values),
      alert: {
        aspect: "movement",
        category: "B",
        title: (door) => titled(door, "NOT CLOSED"),
        steps: [
          {
            after: LONGEST,
            priority: "alarm",
            says: (door) => `${door.name} not closed 60 s after the order`,
          },
        ],
      },
      log: entered("watertight-doors", "not closed 60 s after the order", "closed, or the order withdrawn"),
    }),
  ],
});
