/** The function of the fire detection is tested periodically, and entered. */
import { days } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const fireDetectionTested = defineRule({
  id: "PSR-I-82(3)(b)",
  title: "Fire detection tested periodically",
  cites: schedule("82(3)(b)", "is to be periodically tested to the satisfaction of the Director-General"),
  version: 1,
  reading:
    "The text gives no period: a month is a setting, to be set to the maintenance plan that the Director-General accepts. One entry for the panel covers the detectors tried that day; which they were stands in its words, and each that answered is in the book by 82(2)(d). The test after installation is survey.",
  binds: passengerShips,
  status: "entered",
  checks: [
    duty({
      items: (ship) => fitted(ship, "fire-panel"),
      settings: {
        every: setting(days(30), "the text gives none; a share of the detectors is tried each month"),
        reminder: setting(days(3), "three days are enough to find an hour for it"),
      },
      reads: (panel) => ({ test: itemFact("entered-test", panel) }),
      every: ({ every }) => ({ is: "span", span: every }),
      warnBefore: ({ reminder }) => reminder,
      evidence: { is: "entry", of: "test" },
      owes: ({ name }) => `${name}: detectors to be tried with smoke or heat, and entered`,
      alert: {
        aspect: "duty",
        category: "B",
        title: (panel) => titled(panel, "TEST DUE"),
        steps: [
          ...atOnce("caution", ({ name }) => `${name}: test of the detectors due`),
          ...atOnce("caution", ({ name }) => `${name}: no test of the detectors entered in time`),
        ],
      },
      log: {
        when: ["missed"],
        book: "deck",
        says: ({ name }) => `${name}: detectors not tested in time`,
      },
    }),
  ],
});
