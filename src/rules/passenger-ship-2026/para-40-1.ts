/** Ro-ro and special category spaces, patrolled or monitored without a gap. */
import { minutes } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { isMonitored, roRoSpaces } from "../terms/ro-ro.ts";
import { movementIn, roundsOf } from "../terms/ro-ro-checks.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { duringNavigation } from "../terms/voyage.ts";

export const roRoSpacesWatched = defineRule({
  id: "PSR-I-40(1)",
  title: "Ro-ro spaces patrolled or monitored",
  cites: schedule(
    "40(1)",
    "continuously patrolled or monitored by effective means, such as television surveillance, so that any movement of vehicles in adverse weather conditions and unauthorised access by passengers thereto can be detected during navigation",
  ),
  version: 1,
  reading:
    "A space with a signal of its surveillance is monitored while that says so; the master's permission names the patrol that stands in for it. A space without is patrolled: an entry of inspection that names it, every half hour. Movement that is detected is an alarm.",
  binds: roRoPassengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => roRoSpaces(ship).filter(isMonitored),
      settings: { lost: setting(minutes(1), "screens that are changed over are back by then") },
      reads: (space) => ({ monitored: of(space, "monitored"), permission: itemFact("permission", space) }),
      during: duringNavigation,
      complies: ({ monitored, permission }) => monitored || permission !== undefined,
      alert: {
        aspect: "health",
        category: "B",
        title: (space) => titled(space, "UNWATCHED"),
        steps: after("lost", "warning", ({ name }) => `${name} not monitored: send a patrol`),
      },
      log: entered("deck", "not monitored", "monitored again, or patrolled"),
    }),
    roundsOf((ship) => roRoSpaces(ship).filter((space) => !isMonitored(space))),
    movementIn(roRoSpaces),
  ],
});
