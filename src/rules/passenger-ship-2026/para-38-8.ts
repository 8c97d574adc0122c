/** Shell doors, visors and ramps: closed and locked until the next berth. */
import { seconds } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { isAtTheEnds, isClosed, isSecured } from "../terms/doors.ts";
import { mayBeOpenNow } from "../terms/harbour.ts";
import { enteredOnce } from "../terms/logs.ts";
import { shellDoors } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const shellDoorsLockedUntilTheNextBerth = defineRule({
  id: "PSR-I-38(8)",
  title: "Shell doors locked until the next berth",
  cites: schedule(
    "38(8)",
    "shall be closed and locked before the voyage commences and shall remain closed and locked until the ship is at its next berth",
  ),
  version: 2,
  reading:
    "An anchorage is no berth. Nothing reaches the inner bow door. Any other door may be open by a permission while she leaves, approaches or lies at a safe anchorage (38(9)); one that cannot be worked at the berth also without, while she leaves or approaches (the proviso, judged there). On the voyage itself no permission helps. Bow, visor and stern not closed is the emergency alarm.",
  binds: passengerShips,
  status: "watched",
  checks: [
    gate({
      items: shellDoors,
      reads: (door) => ({
        phase: ifKnown(fact("voyage.phase")),
        position: of(door, "position"),
        secured: of(door, "secured"),
        permission: itemFact("permission", door),
      }),
      during: fromReadiness,
      complies: (values, { item }) => isSecured(values) || mayBeOpenNow(item, values),
      lists: (door) => `${door.name} closed and locked`,
      alert: {
        aspect: "securing",
        category: "B",
        title: (door) => titled(door, "NOT LOCKED"),
        steps: [
          ...whenSheGoes("alarm", (door) => `${door.name} not locked on the voyage`),
          {
            after: seconds(0),
            priority: (door) => (isAtTheEnds(door) ? "emergency-alarm" : "alarm"),
            when: ({ phase, position }) => phase !== "ready" && !isClosed(position),
            says: (door) => `${door.name} not closed on the voyage`,
          },
        ],
        unknown: { priority: "alarm" },
      },
      log: enteredOnce("deck", "not closed and locked on the voyage"),
    }),
  ],
});
