/** Sliding doors that stand for portable plates in machinery spaces. */
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { isClosed, replacesPlates, watertightDoors } from "../terms/doors.ts";
import { enteredOnce } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { fromReadinessDuringNavigation } from "../terms/voyage.ts";

export const doorsForPlatesClosed = defineRule({
  id: "PSR-I-38(4)/doors",
  title: "Doors in place of plates closed",
  cites: schedule(
    "38(4)",
    "shall be closed before the voyage commences and shall remain closed during navigation except in case of urgent necessity at the discretion of the master",
  ),
  version: 1,
  reading:
    "The doors meant are read as those of para 26(9); taken literally it would be every engine-room door. The master's urgent necessity is a named permission with its end, which is an alarm when the door is still open then; it is not to be had before the voyage.",
  binds: passengerShips,
  status: "watched",
  checks: [
    gate({
      items: (ship) => watertightDoors(ship).filter(replacesPlates),
      reads: (door) => ({
        phase: ifKnown(fact("voyage.phase")),
        position: of(door, "position"),
        permission: itemFact("permission", door),
      }),
      during: fromReadinessDuringNavigation,
      complies: ({ phase, position, permission }) =>
        isClosed(position) || (permission !== undefined && phase !== "ready"),
      lists: ({ name }) => `${name} closed`,
      alert: {
        aspect: "position",
        category: "B",
        title: (door) => titled(door, "OPEN"),
        steps: whenSheGoes("alarm", ({ name }) => `${name} open under way, no urgent necessity entered`),
        unknown: { priority: "alarm" },
      },
      log: enteredOnce("watertight-doors", "open during navigation, no urgent necessity entered"),
    }),
  ],
});
