/** A fire drill every week. */
import { days } from "../../kernel/duration.ts";
import { duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { heldDrill } from "../terms/drills.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";

export const fireDrillEveryWeek = defineRule({
  id: "PSR-I-90(3)(a)",
  title: "Fire drill every week",
  cites: schedule(
    "90(3)(a)",
    "fire drills shall be conducted in accordance with the provisions of regulation III/30",
  ),
  version: 1,
  reading:
    "The week is that of SOLAS III/30.2. It runs in port too, since no signal tells that she is out of service: while she is laid up the entry that no drill was held answers 90(2)(b)(v), and this stays overdue.",
  binds: passengerShips,
  status: "entered",
  checks: [
    duty({
      items: theShip,
      settings: { reminder: setting(days(1), "a day is enough to find an hour for it") },
      reads: () => ({ drill: heldDrill("fire") }),
      every: { is: "span", span: days(7) },
      warnBefore: ({ reminder }) => reminder,
      evidence: { is: "entry", of: "drill" },
      owes: () => "Fire drill to be held and entered",
      alert: {
        aspect: "duty",
        category: "B",
        title: () => "FIRE DRILL DUE",
        steps: [
          ...atOnce("caution", () => "Fire drill due within a day"),
          ...atOnce("warning", () => "No fire drill entered for a week"),
        ],
      },
      log: { when: ["missed"], book: "drills", says: () => "No fire drill was entered for a week" },
    }),
  ],
});
