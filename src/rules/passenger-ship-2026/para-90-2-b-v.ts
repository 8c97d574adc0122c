/** Fire drills are held and recorded. */
import { days } from "../../kernel/duration.ts";
import { duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { recordedDrill, scenarioOf } from "../terms/drills.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";

export const fireDrillsOnRecord = defineRule({
  id: "PSR-I-90(2)(b)(v)",
  title: "Record of fire drills",
  cites: schedule(
    "90(2)(b)(v)",
    "Fire drills shall be conducted and recorded, having due regard to notification of passengers and movement of passengers",
  ),
  version: 1,
  reading:
    "The week is that of 90(3)(a). As 35(4)(k): one that was not held is on record by its circumstances and extent, and does not count as held. How passengers were told and moved is in the words of the entry.",
  binds: passengerShips,
  status: "entered",
  checks: [
    duty({
      items: theShip,
      settings: { reminder: setting(days(1), "as the reminder of the drill itself") },
      reads: () => ({ recorded: recordedDrill("fire"), scenario: scenarioOf("fire") }),
      every: { is: "span", span: days(7) },
      warnBefore: ({ reminder }) => reminder,
      evidence: { is: "entry", of: "recorded" },
      owes: () => "Fire drill to be on record, or why it was not held",
      alert: {
        aspect: "record",
        category: "B",
        title: () => "DRILL NOT IN LOG",
        steps: [
          ...atOnce("caution", () => "Fire drill, or why it was not held, not yet on record"),
          ...atOnce("caution", () => "A week without any record of a fire drill"),
        ],
      },
      log: {
        when: ["done", "missed"],
        book: "drills",
        says: (_, event, { recorded }) =>
          event === "done"
            ? `Fire drill on record for ${recorded?.slice(0, 10)}`
            : "A week without any record of a fire drill",
      },
    }),
  ],
});
