/** A door that stands for a portable plate, opened by urgent necessity. */
import { minutes } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { isClosed, replacesPlates, watertightDoors } from "../terms/doors.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { duringNavigation } from "../terms/voyage.ts";

export const doorForPlatesNotForgotten = defineRule({
  id: "PSR-I-26(9)",
  title: "Door in place of a plate not left open",
  cites: schedule(
    "26(9)",
    "provided these doors are intended to remain closed during navigation except in case of urgent necessity at the discretion of the master",
  ),
  version: 1,
  reading:
    "Opened without the master's urgent necessity it is the alarm of 38(4), and one alert. With it the bridge is reminded after five minutes. How many such doors a bulkhead has is construction.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => watertightDoors(ship).filter(replacesPlates),
      settings: { reminder: setting(minutes(5), "an urgent necessity is looked at again by then") },
      reads: (door) => ({ position: of(door, "position"), permission: itemFact("permission", door) }),
      during: duringNavigation,
      complies: ({ position, permission }) => isClosed(position) || permission === undefined,
      alert: {
        aspect: "position",
        category: "B",
        title: (door) => titled(door, "STILL OPEN"),
        steps: after(
          "reminder",
          "caution",
          ({ name }) => `${name} still open: is the necessity still urgent?`,
        ),
      },
    }),
  ],
});
