/** Leaving harbour with a shell door not closed sounds on the bridge, whatever the mode switch says. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { isAtTheEnds, isClosed, isSecured } from "../terms/doors.ts";
import { isPermitted, leavesHarbour, signsOfLeaving, whatIsMoving } from "../terms/harbour.ts";
import { entered, enteredOnce } from "../terms/logs.ts";
import { shellDoors } from "../terms/openings.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const leavingHarbourWithDoorsOpen = defineRule({
  id: "PSR-I-32(2)/mode",
  title: "Leaving harbour with a shell door open",
  cites: schedule(
    "32(2)",
    "an audible alarm is given on the navigation bridge if the ship leaves harbour with the bow doors, inner doors, stern ramp or any other side shell doors not closed",
  ),
  version: 1,
  reading:
    "Leaving is crossing the harbour limit, not made fast; where the position fails, lines off and moving. An emergency alarm for bow, inner bow, visor and stern, an alarm for the others. Harbour mode outside the harbour with all closed is a warning; sea voyage mode with a door open is the audible alarm of the same paragraph.",
  binds: roRoPassengerShips,
  status: "watched",
  checks: [
    condition({
      items: shellDoors,
      settings: whatIsMoving,
      reads: (door) => ({
        position: of(door, "position"),
        secured: of(door, "secured"),
        permission: itemFact("permission", door),
        ...signsOfLeaving,
      }),
      complies: (values, { item, settings }) =>
        isSecured(values) || !leavesHarbour(values, settings) || isPermitted(item, values.permission),
      alert: {
        aspect: "securing",
        category: "B",
        title: (door) => titled(door, "AT SEA OPEN"),
        steps: [
          ...atOnce("alarm", (door) => `${door.name} not secured, leaving harbour`),
          {
            after: seconds(0),
            priority: (door) => (isAtTheEnds(door) ? "emergency-alarm" : "alarm"),
            when: ({ position }) => !isClosed(position),
            says: (door) => `${door.name} not closed, leaving harbour`,
          },
        ],
        unknown: { priority: "alarm" },
      },
      log: enteredOnce("deck", "not closed and secured on leaving harbour"),
    }),
    condition({
      check: "switch",
      items: (ship) => fitted(ship, "shell-door-panel"),
      settings: whatIsMoving,
      reads: (panel) => ({ mode: of(panel, "mode"), ...signsOfLeaving }),
      complies: (values, { settings }) => values.mode === "sea-voyage" || !leavesHarbour(values, settings),
      alert: {
        aspect: "mode",
        category: "B",
        title: () => "SEA VOYAGE MODE",
        steps: atOnce("warning", (panel) => `${panel.name}: select sea voyage, leaving harbour`),
      },
      log: entered("deck", "still in harbour mode on leaving harbour", "in sea voyage mode"),
    }),
  ],
});
