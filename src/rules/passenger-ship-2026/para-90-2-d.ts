/** Fire control plans are kept up to date, and alterations recorded in them. */
import { days, hours } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { condition, duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after, atOnce } from "../terms/steps.ts";
import { type TheShip, theShip } from "../terms/the-ship.ts";

const plans = (ship: TheShip) => ({
  altered: itemFact("entered-fire-arrangements", ship),
  plans: itemFact("entered-fire-plans", ship),
});

export const fireControlPlans = defineRule({
  id: "PSR-I-90(2)(d)",
  title: "Fire control plans up to date",
  cites: schedule("90(2)(d)", "any alterations thereto shall be recorded as soon as practicable"),
  version: 1,
  reading:
    "'As soon as practicable' is a setting, from the entry that fire arrangements were altered to the entry that plans and duplicate were brought up to date. That both are in place and legible is looked at once a year: the text gives no period.",
  binds: passengerShips,
  status: "entered",
  checks: [
    condition({
      check: "alteration",
      items: theShip,
      settings: { practicable: setting(hours(72), "plans are corrected by hand until new ones are printed") },
      reads: plans,
      complies: ({ altered, plans }) => altered === undefined || (plans ?? "") >= altered,
      alert: {
        aspect: "record",
        category: "B",
        title: () => "FIRE PLANS OLD",
        steps: after("practicable", "caution", () => "Fire arrangements were altered and the plans are not"),
      },
      log: entered(
        "deck",
        "fire control plans not brought up to date",
        "fire control plans brought up to date",
      ),
    }),
    duty({
      items: theShip,
      settings: {
        every: setting(days(365), "once a year, with the survey"),
        reminder: setting(days(14), "two weeks are enough to walk round the plans"),
      },
      reads: plans,
      every: ({ every }) => ({ is: "span", span: every }),
      warnBefore: ({ reminder }) => reminder,
      evidence: { is: "entry", of: "plans" },
      owes: () => "Fire control plans and their duplicate to be looked at, and entered",
      alert: {
        aspect: "duty",
        category: "B",
        title: () => "FIRE PLANS DUE",
        steps: [
          ...atOnce("caution", () => "Look at the fire control plans and their duplicate due"),
          ...atOnce("caution", () => "Fire control plans and their duplicate not looked at for a year"),
        ],
      },
    }),
  ],
});
