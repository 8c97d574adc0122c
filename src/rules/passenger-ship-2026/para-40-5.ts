/** The entry of the last closing of the accesses from the ro-ro deck. */
import { hours } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { closingEntryStands } from "../terms/openings.ts";
import { accessesToBelow } from "../terms/ro-ro.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const lastClosingOfAccessesEntered = defineRule({
  id: "PSR-I-40(5)",
  title: "Last closing of ro-ro accesses entered",
  cites: schedule(
    "40(5)",
    "is made of the time of the last closing of the accesses referred to in sub-paragraph (3)",
  ),
  version: 1,
  reading:
    "The same entry of closing for the ship as 38(11) serves; it is asked for again when an access was closed after it.",
  binds: roRoPassengerShips,
  status: "entered",
  checks: [
    gate({
      items: (ship) => (accessesToBelow(ship).length === 0 ? [] : theShip(ship)),
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
          accessesToBelow(aboard).map((access) => [`opening ${access.id}`, ifKnown(of(access, "position"))]),
        ),
      }),
      during: fromReadiness,
      complies: closingEntryStands,
      lists: () => "Last closing of the accesses from the ro-ro deck entered",
      alert: {
        aspect: "record",
        category: "B",
        title: () => "ACCESS ENTRY",
        steps: whenSheGoes(
          "warning",
          () => "Voyage commenced without the entry of the last closing of the accesses",
        ),
      },
      log: entered(
        "deck",
        "sailed without the entry of the last closing of the accesses",
        "last closing entered",
      ),
    }),
  ],
});
