/** Once a year a damage control drill activates the support from ashore. */
import { days } from "../../kernel/duration.ts";
import { duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { heldDrill } from "../terms/drills.ts";
import { passengerShipsWithShoreSupport } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";

export const shoreSupportActivated = defineRule({
  id: "PSR-I-35(4)(i)",
  title: "Shore support activated in a drill once a year",
  cites: schedule(
    "35(4)(i)",
    "at least one damage control drill each year shall include activation of the shore-based support, if provided",
  ),
  version: 1,
  reading:
    "A year is read as 365 days from the last such drill. 'Paragraph 23' is read as 21(3). A ship whose ship file does not say that no support is provided is bound.",
  binds: passengerShipsWithShoreSupport,
  status: "entered",
  checks: [
    duty({
      items: theShip,
      settings: { reminder: setting(days(30), "the office ashore wants to be asked some weeks before") },
      reads: () => ({ drill: heldDrill("shore-support") }),
      every: { is: "span", span: days(365) },
      warnBefore: ({ reminder }) => reminder,
      evidence: { is: "entry", of: "drill" },
      owes: () => "Damage control drill with the shore support activated",
      alert: {
        aspect: "duty",
        category: "B",
        title: () => "SHORE DRILL DUE",
        steps: [
          ...atOnce("caution", () => "Damage control drill with the shore support due"),
          ...atOnce("caution", () => "No damage control drill with the shore support entered for a year"),
        ],
      },
      log: {
        when: ["done", "missed"],
        book: "drills",
        says: (_, event) =>
          event === "done"
            ? "Shore support activated in a damage control drill"
            : "No damage control drill activated the shore support for a year",
      },
    }),
  ],
});
