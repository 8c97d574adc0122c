/** One failure that takes two parts of the steering gear. */
import { seconds } from "../../kernel/duration.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { eachTells, lostTogether, powerUnits, shipWith } from "../terms/steering.ts";
import { atOnce } from "../terms/steps.ts";
import { untilTheNextBerth } from "../terms/voyage.ts";

export const steeringGearsIndependent = defineRule({
  id: "PSR-I-44(1)",
  title: "Failure of one steering gear leaves the other",
  cites: schedule("44(1)", "the failure of one of them will not render the other one inoperative"),
  version: 1,
  reading:
    "Main and auxiliary gear are told by their power units; the units of para 44(6) stand in for the auxiliary gear. A unit that no longer tells is not said to have failed here.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => shipWith(ship, powerUnits(ship)),
      settings: {
        together: setting(seconds(2), "the text gives no figure; two faults within it have one cause"),
      },
      reads: ({ items }) => eachTells(items, "power"),
      during: untilTheNextBerth,
      complies: (values, { since, settings }) => !lostTogether(values, since, settings.together),
      alert: {
        aspect: "power",
        category: "B",
        title: () => "STEERING",
        steps: atOnce(
          "alarm",
          () => "Two steering gear power units lost power together: one fault has taken both",
        ),
      },
      log: entered("deck", "lost two steering gear power units together", "has one of them again"),
    }),
  ],
});
