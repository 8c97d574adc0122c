/** Before the voyage everyone with damage control duties has been made familiar with them. */
import { days } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { entryStands } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const familiarBeforeTheVoyage = defineRule({
  id: "PSR-I-35(4)(j)",
  title: "Familiarisation before the voyage",
  cites: schedule(
    "35(4)(j)",
    "every crew member with assigned damage control responsibilities shall be familiarized with their duties and about the damage control information before the voyage begins",
  ),
  version: 1,
  reading:
    "One entry for all who have such duties. It stands until somebody is entered as having joined, and no longer than the setting; without an entry nobody is familiar.",
  binds: passengerShips,
  status: "entered",
  checks: [
    gate({
      items: theShip,
      settings: { validFor: setting(days(30), "crews change by the month; an older entry tells of others") },
      reads: (ship) => ({
        phase: ifKnown(fact("voyage.phase")),
        began: ifKnown(fact("voyage.began")),
        joined: itemFact("entered-crew-joined", ship),
        entered: itemFact("entered-familiarisation", ship),
      }),
      during: fromReadiness,
      complies: (values, { at, settings }) =>
        entryStands(values, at, settings.validFor) &&
        (values.joined === undefined || (values.entered ?? "") >= values.joined),
      lists: () => "All with damage control duties made familiar with them, entered",
      alert: {
        aspect: "record",
        category: "B",
        title: () => "NOT FAMILIARISED",
        steps: whenSheGoes(
          "caution",
          () => "Departed without the entry that the crew is familiar with its duties",
        ),
      },
      log: entered("drills", "sailed without the entry of familiarisation", "familiarisation entered"),
    }),
  ],
});
