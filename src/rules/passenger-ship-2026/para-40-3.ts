/** Accesses from the ro-ro deck to below the bulkhead deck. */
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { isClosed } from "../terms/doors.ts";
import { enteredOnce } from "../terms/logs.ts";
import { accessesToBelow, mayBeOpenedOnTheVoyage } from "../terms/ro-ro.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { openedAndClosed } from "../terms/times.ts";
import { titled } from "../terms/titles.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const accessesClosedUntilTheNextBerth = defineRule({
  id: "PSR-I-40(3)",
  title: "Accesses from the ro-ro deck closed",
  cites: schedule(
    "40(3)",
    "shall be closed before the voyage commences and shall remain closed until the ship is at its next berth",
  ),
  version: 1,
  reading:
    "An anchorage is no berth. Before the voyage every access is closed; on it one that is permitted to be opened is judged by 40(6). Times are recorded in port too.",
  binds: roRoPassengerShips,
  status: "watched",
  checks: [
    gate({
      items: accessesToBelow,
      reads: (access) => ({ phase: ifKnown(fact("voyage.phase")), position: of(access, "position") }),
      during: fromReadiness,
      complies: ({ phase, position }, { item }) =>
        isClosed(position) || (mayBeOpenedOnTheVoyage(item) && phase !== "ready"),
      lists: ({ name }) => `${name} closed`,
      alert: {
        aspect: "position",
        category: "B",
        title: (access) => titled(access, "OPEN"),
        steps: whenSheGoes("alarm", ({ name }) => `${name} open on the voyage: water on deck runs below`),
        unknown: { priority: "alarm" },
      },
      log: enteredOnce("deck", "not closed on the voyage"),
    }),
    openedAndClosed("deck", accessesToBelow),
  ],
});
