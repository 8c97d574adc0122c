/** Doors, their mechanisms and indicators, and valves are inspected at sea every week. */
import { days } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";
import { atSea } from "../terms/voyage.ts";

export const weeklyInspection = defineRule({
  id: "PSR-I-37(3)",
  title: "Weekly inspection at sea",
  cites: schedule("37(3)", "shall be periodically inspected at sea at least once a week"),
  version: 1,
  reading: "One entry for the whole list. The week runs in port too; what was inspected in port counts.",
  binds: passengerShips,
  status: "entered",
  checks: [
    duty({
      items: theShip,
      settings: { reminder: setting(days(1), "a day is enough to go round") },
      reads: (ship) => ({ inspection: itemFact("entered-inspection", ship) }),
      during: atSea,
      every: { is: "span", span: days(7) },
      warnBefore: ({ reminder }) => reminder,
      evidence: { is: "entry", of: "inspection" },
      owes: () => "Doors, indicators and valves to be inspected, and entered",
      alert: {
        aspect: "duty",
        category: "B",
        title: () => "INSPECTION DUE",
        steps: [
          ...atOnce("caution", () => "Weekly inspection of doors, indicators and valves due"),
          ...atOnce(
            "caution",
            () => "No inspection of doors, indicators and valves entered for a week at sea",
          ),
        ],
      },
      log: {
        when: ["missed"],
        book: "deck",
        says: () => "No weekly inspection of doors, indicators and valves",
      },
    }),
  ],
});
