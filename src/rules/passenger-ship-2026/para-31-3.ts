/** Doors above the bulkhead deck may stand open only while they can be closed from the bridge. */
import { ifFitted, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { consoledDoors, isBelowBulkheadDeck, isClosed, isReadyToClose } from "../terms/doors.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const upperDoorsClosable = defineRule({
  id: "PSR-I-31(3)",
  title: "Upper doors closable from the bridge",
  cites: schedule(
    "31(3)",
    "These doors may remain open provided they can be remotely closed from the navigation bridge. They shall always be ready to be immediately closed",
  ),
  version: 1,
  reading:
    "Bound are the watertight doors that the ship file places above the bulkhead deck, at all times. Closable is: power at motor and controls, nothing in the way, and a console in service.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => consoledDoors(ship).filter((door) => !isBelowBulkheadDeck(door)),
      reads: (door) => ({
        position: of(door, "position"),
        supply: of(door, "supply"),
        control: ifFitted(of(door, "control-supply")),
        obstructed: ifFitted(of(door, "obstructed")),
        ...Object.fromEntries(
          door.consoles.map((console) => [`console ${console.id}`, of(console, "healthy")]),
        ),
      }),
      complies: (values) => isClosed(values.position) || isReadyToClose(values),
      alert: {
        aspect: "power",
        category: "B",
        title: (door) => titled(door, "NOT REMOTE"),
        steps: atOnce(
          "warning",
          (door) => `${door.name} open and not closable from the bridge: close it there`,
        ),
      },
      log: entered("watertight-doors", "open and not closable from the bridge", "closed, or closable again"),
    }),
  ],
});
