/** A door that stands open can be closed at once. */
import { ifFitted, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { isClosed, isReadyToClose, powerOperatedSlidingDoors } from "../terms/doors.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { duringNavigation } from "../terms/voyage.ts";

export const openDoorReadyToClose = defineRule({
  id: "PSR-I-38(1)/ready",
  title: "Open door ready to be closed at once",
  cites: schedule(
    "38(1)",
    "Any door which is opened in accordance with this paragraph shall be ready to be immediately closed",
  ),
  version: 1,
  reading:
    "Ready is: power at its motor, and, where the ship file binds them, power at its controls and nothing in its way. Where the motor's supply is not bound the rule is listed as unwatched.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: powerOperatedSlidingDoors,
      reads: (door) => ({
        position: of(door, "position"),
        supply: of(door, "supply"),
        control: ifFitted(of(door, "control-supply")),
        obstructed: ifFitted(of(door, "obstructed")),
      }),
      during: duringNavigation,
      complies: (values) => isClosed(values.position) || isReadyToClose(values),
      alert: {
        aspect: "power",
        category: "B",
        title: (door) => titled(door, "CANNOT CLOSE"),
        steps: atOnce("alarm", (door) => `${door.name} open and cannot be closed at once: close it by hand`),
        unknown: { priority: "alarm" },
      },
      log: entered("watertight-doors", "open and not ready to be closed", "closed, or ready to be closed"),
    }),
  ],
});
