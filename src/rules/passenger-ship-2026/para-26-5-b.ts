/** Doors are closed before the list at which closing them is no longer assured. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { isClosed, watertightDoors } from "../terms/doors.ts";
import { greatestHeel, heelOf } from "../terms/heel.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

/** 26(5)(b): "the ship listed to 15º either way". */
const LIST = 15;

export const doorsClosedBeforeTheList = defineRule({
  id: "PSR-I-26(5)(b)",
  title: "Doors closed before a list of 15°",
  cites: schedule("26(5)(b)", "capable of closing the door with the ship listed to 15º either way"),
  version: 1,
  reading:
    "A list is a heel that lasts longer than half a roll. From 10° on an open door is a warning; at 15° closing it is no longer assured, an alarm. Without an inclinometer nothing is judged.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: watertightDoors,
      settings: {
        early: setting(10, "time to close the doors while closing is still assured", "°"),
        lasting: setting(seconds(20), "longer than half a roll of any ship of this kind"),
      },
      reads: (door, ship) => ({ position: of(door, "position"), ...heelOf(ship) }),
      complies: (values, { settings }) =>
        isClosed(values.position) || (greatestHeel(values) ?? 0) < settings.early,
      alert: {
        aspect: "position",
        category: "B",
        title: (door) => titled(door, "CLOSE: LIST"),
        steps: [
          {
            after: ({ lasting }) => lasting,
            priority: "warning",
            says: (door) => `Close ${door.name}: she lists`,
          },
          {
            after: ({ lasting }) => lasting,
            priority: "alarm",
            when: (values) => (greatestHeel(values) ?? 0) >= LIST,
            says: (door) => `${door.name} open at a list of 15° or more: closing no longer assured`,
          },
        ],
      },
      log: entered("watertight-doors", "open while she listed", "closed, or the list gone"),
    }),
  ],
});
