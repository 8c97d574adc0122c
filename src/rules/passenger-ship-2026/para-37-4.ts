/** Tests and inspections are entered in the logbook, with an explicit record of any defects. */
import { days, seconds } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { passengerShips } from "../terms/ships.ts";
import { theShip } from "../terms/the-ship.ts";

export const testsEnteredWithDefects = defineRule({
  id: "PSR-I-37(4)",
  title: "Tests and inspections entered, with defects",
  cites: schedule(
    "37(4)",
    "shall be recorded in the logbook with an explicit record of any defects which may be disclosed",
  ),
  version: 1,
  reading:
    "The tests of 37(1) are weekly, so an entry is owed each week. An entry of a test is refused without a word on defects: 'none' is said, never left out.",
  binds: passengerShips,
  status: "entered",
  checks: [
    duty({
      items: theShip,
      settings: {
        reminder: setting(days(1), "a day is enough to hold what is left of the tests and to enter them"),
      },
      reads: (ship) => ({ entered: itemFact("entered-test", ship) }),
      every: { is: "span", span: days(7) },
      warnBefore: ({ reminder }) => reminder,
      evidence: { is: "entry", of: "entered" },
      owes: () => "Tests and inspections of the week to be entered, with defects or none",
      alert: {
        aspect: "record",
        category: "B",
        title: () => "TESTS NOT IN LOG",
        steps: [
          {
            after: seconds(0),
            priority: "caution",
            says: () => "Weekly tests and inspections not yet entered",
          },
          {
            after: seconds(0),
            priority: "caution",
            says: () => "A week passed without an entry of tests and inspections",
          },
        ],
      },
      log: {
        when: ["missed"],
        book: "deck",
        says: () => "No entry of the week's tests and inspections was made",
      },
    }),
  ],
});
