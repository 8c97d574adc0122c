/** Before a voyage of more than a week: a complete set of tests. */
import { hours } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { entryStands } from "../terms/openings.ts";
import { passengerShipsOnVoyagesOfMoreThanAWeek } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const testsBeforeALongVoyage = defineRule({
  id: "PSR-I-37(1)/voyage",
  title: "Complete set of tests before a long voyage",
  cites: schedule(
    "37(1)",
    "In ships in which the voyage exceeds one week in duration, a complete set of operational tests shall be held before the voyage commences",
  ),
  version: 1,
  reading:
    "A ship whose ship file does not say how long her voyages are is bound. The set counts when its tests were entered within the day before departure.",
  binds: passengerShipsOnVoyagesOfMoreThanAWeek,
  status: "entered",
  checks: [
    gate({
      items: theShip,
      settings: { validFor: setting(hours(24), "a set held longer before is of the week before") },
      reads: (ship) => ({
        phase: ifKnown(fact("voyage.phase")),
        began: ifKnown(fact("voyage.began")),
        entered: itemFact("entered-test", ship),
      }),
      during: fromReadiness,
      complies: (values, { at, settings }) => entryStands(values, at, settings.validFor),
      lists: () => "Complete set of operational tests entered (voyage of more than a week)",
      alert: {
        aspect: "record",
        category: "B",
        title: () => "TESTS NOT HELD",
        steps: whenSheGoes("warning", () => "Departed on a long voyage without a complete set of tests"),
      },
      log: entered("deck", "sailed without a complete set of tests", "complete set of tests entered"),
    }),
  ],
});
