/** The master countersigns the logbook every day. */
import { hours } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { duty } from "../bind.ts";
import { selfWatch } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { atOnce } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";

export const countersignedDaily = defineRule({
  id: "WK-countersign",
  title: "Logbook countersigned by the master every day",
  cites: selfWatch("countersign", "A page that the master has not signed is a draft."),
  version: 1,
  reading:
    "The Rules of 2026 name no hour and no signature; a paper log is signed by the master each day. A countersignature answers for the day that ends at the hour set, by the ship's clocks; one that was refused is none.",
  binds: { ship: () => true, which: "every ship" },
  status: "entered",
  checks: [
    duty({
      items: theShip,
      settings: {
        until: setting(
          hours(12),
          "hours after midnight: by noon the master has read the log of the day before",
        ),
        reminder: setting(hours(2), "there is an hour for it in any forenoon"),
      },
      reads: (ship) => ({ signed: itemFact("countersigned", ship) }),
      every: ({ until }) => ({ is: "calendar-day", from: until }),
      warnBefore: ({ reminder }) => reminder,
      evidence: { is: "entry", of: "signed" },
      owes: () => "Logbook to be countersigned by the master",
      alert: {
        aspect: "record",
        category: "B",
        title: () => "LOG NOT SIGNED",
        steps: [
          ...atOnce("caution", () => "Logbook not yet countersigned by the master today"),
          ...atOnce("caution", () => "Logbook not countersigned by the master for a day"),
        ],
      },
      log: {
        when: ["missed"],
        book: "deck",
        says: () => "The logbook was not countersigned by the master for a day",
      },
    }),
  ],
});
