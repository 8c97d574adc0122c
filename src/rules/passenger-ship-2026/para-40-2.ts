/** The closing procedures of shell doors and ramps hang where they are read. */
import { days } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { isUnfitted, unfitted } from "../../ship/unfitted.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const closingProceduresPosted = defineRule({
  id: "PSR-I-40(2)",
  title: "Closing procedures on board and posted",
  cites: schedule("40(2)", "shall be kept on board and posted at an appropriate place"),
  version: 1,
  reading:
    "The text gives no interval: each procedure that the ship file names is looked for once a year, by an entry of inspection that names it. A ship file that names none leaves the rule unwatched. What is in them is for the company and the surveyor.",
  binds: roRoPassengerShips,
  status: "entered",
  checks: [
    duty({
      items: (ship) => {
        const found = fitted(ship, "posted-procedure");
        return found.length > 0
          ? found
          : [unfitted("posted-procedure", "posted-procedure", "Closing procedures")];
      },
      settings: {
        interval: setting(days(365), "once a year, with the audit of the safety management"),
        reminder: setting(days(30), "a month is enough to print and hang one anew"),
      },
      reads: (procedure) => ({
        inspection: itemFact("entered-inspection", procedure),
        ...(isUnfitted(procedure.id)
          ? { procedure: { signal: `${procedure.id}.posted`, need: "must" } as const }
          : {}),
      }),
      every: ({ interval }) => ({ is: "span", span: interval }),
      warnBefore: ({ reminder }) => reminder,
      evidence: { is: "entry", of: "inspection" },
      owes: ({ name }) => `${name}: on board and posted, to be looked for`,
      alert: {
        aspect: "duty",
        category: "B",
        title: (procedure) => titled(procedure, "POSTED?"),
        steps: [
          ...atOnce("caution", ({ name }) => `${name}: see that it is on board and posted`),
          ...atOnce("caution", ({ name }) => `${name}: not looked for in a year`),
        ],
      },
    }),
  ],
});
