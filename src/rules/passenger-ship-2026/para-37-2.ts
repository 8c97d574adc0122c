/** Watertight doors in use at sea are operated daily: closed, open and closed again. */
import { hours, seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { isUsedAtSea, watertightDoors } from "../terms/doors.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";
import { atSea } from "../terms/voyage.ts";

export const doorsOperatedDaily = defineRule({
  id: "PSR-I-37(2)",
  title: "Watertight doors in use at sea operated daily",
  cites: schedule(
    "37(2)",
    "All watertight doors, both hinged and power operated, in watertight bulkheads, in use at sea, shall be operated daily",
  ),
  version: 1,
  reading:
    "Owed for each calendar day of the ship on which she is at sea at any hour; done by one whole movement, closed, open and closed. In use at sea: as the ship file says, else the doors permitted to be open, else all.",
  binds: passengerShips,
  status: "watched",
  checks: [
    duty({
      items: (ship) => watertightDoors(ship).filter(isUsedAtSea),
      settings: { reminder: setting(hours(4), "at 20:00 there are two watches left to do it in") },
      reads: (door) => ({ position: of(door, "position") }),
      during: atSea,
      every: { is: "calendar-day" },
      warnBefore: ({ reminder }) => reminder,
      evidence: {
        is: "movement",
        of: "position",
        through: [["closed", "secured"], ["open"], ["closed", "secured"]],
      },
      owes: (door) => `${door.name} to be operated today`,
      alert: {
        aspect: "duty",
        category: "B",
        title: (door) => titled(door, "DAILY TEST"),
        steps: [
          { after: seconds(0), priority: "caution", says: (door) => `${door.name} not yet operated today` },
          {
            after: seconds(0),
            priority: "caution",
            says: (door) => `${door.name} was not operated on a day at sea`,
          },
        ],
      },
      log: {
        when: ["done", "missed"],
        book: "watertight-doors",
        says: (door, event) =>
          event === "done"
            ? `${door.name} operated, daily operation`
            : `${door.name} not operated on a day at sea`,
      },
    }),
  ],
});
