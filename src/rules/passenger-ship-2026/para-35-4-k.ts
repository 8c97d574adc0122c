/** Each damage control drill is on record, and one that was not held too. */
import { days } from "../../kernel/duration.ts";
import { duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { recordedDrill, scenarioOf } from "../terms/drills.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";

export const drillsOnRecord = defineRule({
  id: "PSR-I-35(4)(k)",
  title: "Record of damage control drills",
  cites: schedule(
    "35(4)(k)",
    "a record of each damage control drill shall be maintained in the same manner as prescribed for the other drills",
  ),
  version: 1,
  reading:
    "SOLAS III/19.5: date and details of each drill; where one was not held at its time or not in full, an entry of the circumstances and the extent. Either keeps the record; only a drill that was held answers 35(2). A drill without a scenario is not taken as an entry.",
  binds: passengerShips,
  status: "entered",
  checks: [
    duty({
      items: theShip,
      settings: {
        reminder: setting(days(3), "after the reminder of 35(2): the entry is what is left to do"),
      },
      reads: () => ({
        recorded: recordedDrill("damage-control"),
        scenario: scenarioOf("damage-control"),
      }),
      every: { is: "span", span: days(90) },
      warnBefore: ({ reminder }) => reminder,
      evidence: { is: "entry", of: "recorded" },
      owes: () => "Damage control drill to be on record, or why it was not held",
      alert: {
        aspect: "record",
        category: "B",
        title: () => "DRILL NOT IN LOG",
        steps: [
          ...atOnce("caution", () => "Damage control drill, or why it was not held, not yet on record"),
          ...atOnce("caution", () => "Three months without any record of a damage control drill"),
        ],
      },
      log: {
        when: ["done", "missed"],
        book: "drills",
        says: (_, event, { recorded }) =>
          event === "done"
            ? `Damage control drill on record for ${recorded?.slice(0, 10)}`
            : "Three months without any record of a damage control drill",
      },
    }),
  ],
});
