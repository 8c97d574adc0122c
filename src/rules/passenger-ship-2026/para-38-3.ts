/** Permitted doors: passage through them, or work beside them, and closed at once afterwards. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition, permission } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { doorsOfNavigation, isClosed, isPermittedToBeOpen } from "../terms/doors.ts";
import { enteredOnce } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after, atOnce } from "../terms/steps.ts";
import { heldCloser } from "../terms/tightening.ts";
import { titled } from "../terms/titles.ts";
import { duringNavigation } from "../terms/voyage.ts";
import { waterAnywhere, waterFound } from "../terms/water.ts";

const OPEN = "'immediately' has no figure; closing alone lawfully takes up to 40 s";

export const closedAfterPassage = defineRule({
  id: "PSR-I-38(3)",
  title: "Permitted doors closed immediately after passage or work",
  cites: schedule(
    "38(3)",
    "The door must be immediately closed when transit through the door is complete or when the task which necessitated it being open is finished",
  ),
  version: 1,
  reading:
    "Without a named permission the passage has 120, 180 and 300 s (silent caution, warning, alarm); work is a permission with task, person and end, and its end is the last limit. Water found anywhere closes every door at once; a list is not judged, since no signal tells it from rolling. Where the master chose so in the ship file, and an officer said that it is so, a door open for 60 s is a warning besides, and named permissions wait: IMO guidance, no demand of the Rules.",
  binds: passengerShips,
  status: "watched",
  checks: [
    permission({
      items: (ship) => doorsOfNavigation(ship).filter(isPermittedToBeOpen),
      settings: {
        caution: setting(seconds(120), OPEN),
        warning: setting(seconds(180), OPEN),
        alarm: setting(seconds(300), OPEN),
      },
      reads: (door) => ({ position: of(door, "position") }),
      during: duringNavigation,
      used: ({ position }) => !isClosed(position),
      alert: {
        aspect: "position",
        category: "B",
        title: (door) => titled(door, "OPEN"),
        steps: [
          ...after("caution", "caution", (door) => `${door.name} open under way`),
          ...after("warning", "warning", (door) => `${door.name} open under way, passage over`),
          ...after("alarm", "alarm", (door) => `${door.name} left open under way`),
        ],
      },
      log: enteredOnce("watertight-doors", "not closed after passage or work"),
    }),
    condition({
      check: "danger",
      items: (ship) => doorsOfNavigation(ship).filter(isPermittedToBeOpen),
      reads: (door, ship) => ({ position: of(door, "position"), ...waterAnywhere(ship) }),
      during: duringNavigation,
      complies: (values) => isClosed(values.position) || waterFound(values).length === 0,
      alert: {
        aspect: "position",
        category: "B",
        title: (door) => titled(door, "CLOSE"),
        steps: atOnce("alarm", (door) => `Close ${door.name}: water found on board`),
      },
      log: enteredOnce("watertight-doors", "open while water was found on board"),
    }),
    heldCloser,
  ],
});
