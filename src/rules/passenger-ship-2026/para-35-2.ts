/** A damage control drill at least every three months. */
import { days } from "../../kernel/duration.ts";
import { duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { heldDrill } from "../terms/drills.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";

export const damageControlDrill = defineRule({
  id: "PSR-I-35(2)",
  title: "Damage control drill every three months",
  cites: schedule("35(2)", "A damage control drill shall take place at least every three months"),
  version: 2,
  reading:
    "Three months are read as 90 days, the shortest three calendar months there are. A drill counts when it is entered as a damage control drill, from the time at which it was held; one entered as not held, or not in full, does not.",
  binds: passengerShips,
  status: "entered",
  checks: [
    duty({
      items: theShip,
      settings: {
        reminder: setting(days(14), "two weeks are enough to find an hour for it in any schedule"),
      },
      reads: () => ({ drill: heldDrill("damage-control") }),
      every: { is: "span", span: days(90) },
      warnBefore: ({ reminder }) => reminder,
      evidence: { is: "entry", of: "drill" },
      owes: () => "Damage control drill to be held and entered",
      alert: {
        aspect: "duty",
        category: "B",
        title: () => "DRILL DUE",
        steps: [
          ...atOnce("caution", () => "Damage control drill due within two weeks"),
          ...atOnce("caution", () => "No damage control drill entered for three months"),
        ],
      },
      log: {
        when: ["missed"],
        book: "drills",
        says: () => "No damage control drill was entered for three months",
      },
    }),
  ],
});
