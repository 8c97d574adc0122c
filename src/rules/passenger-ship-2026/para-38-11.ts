/** Before any voyage: the entry of the time at which the doors and openings were closed. */
import { hours } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { closingEntryStands, openings, shellDoors } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";
import { openedAndClosed, securedAndUnsecured } from "../terms/times.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const closingEnteredBeforeTheVoyage = defineRule({
  id: "PSR-I-38(11)",
  title: "Times of closing entered before the voyage",
  cites: schedule(
    "38(11)",
    "The master shall ensure, before any voyage commences, that an entry in such log-book as may be prescribed by administration.me the doors specified in sub- paragraph 12 are closed",
  ),
  version: 1,
  reading:
    "Garbled in English; the Hindi text has: the time of closing of the doors of (12), and of opening of particular doors. Read for the shell doors of (8) too. The entry counts when nothing was closed after it; a later closing before the voyage asks for a new one. The watch writes the times of the shell doors itself besides, in port too.",
  binds: passengerShips,
  status: "entered",
  checks: [
    gate({
      items: theShip,
      settings: {
        validFor: setting(
          hours(12),
          "an entry older than this at departure is taken for one of the voyage before",
        ),
      },
      reads: (ship, aboard) => ({
        phase: ifKnown(fact("voyage.phase")),
        began: ifKnown(fact("voyage.began")),
        entered: itemFact("entered-closing", ship),
        ...Object.fromEntries(
          [...shellDoors(aboard), ...openings(aboard)].map((item) => [
            `opening ${item.id}`,
            ifKnown(of(item, "position")),
          ]),
        ),
      }),
      during: fromReadiness,
      complies: closingEntryStands,
      lists: () => "Times of closing of shell doors and openings entered in the log",
      alert: {
        aspect: "record",
        category: "B",
        title: () => "CLOSING ENTRY",
        steps: whenSheGoes("warning", () => "Voyage commenced without the entry of the times of closing"),
      },
      log: entered("deck", "sailed without the entry of the times of closing", "times of closing entered"),
    }),
    openedAndClosed("deck", shellDoors),
    securedAndUnsecured("deck", shellDoors, { secured: "secured", unsecured: "unsecured" }),
  ],
});
