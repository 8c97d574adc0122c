/** The stability computer is told where the doors are. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const doorsToldToTheStabilityComputer = defineRule({
  id: "PSR-I-26(7)(c)",
  title: "Door positions reach the stability computer",
  cites: schedule("26(7)(c)", "Indication shall also be provided to the onboard stability computer"),
  version: 1,
  reading:
    "Binds where a stability computer is fitted. Diagram and lights of the console are construction; that the console is in service is 26(7)(a).",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "stability-computer"),
      settings: { stale: setting(seconds(60), "positions older than a minute may have changed meanwhile") },
      reads: (computer) => ({ fed: of(computer, "doors-fed") }),
      complies: ({ fed }) => fed,
      alert: {
        aspect: "record",
        category: "B",
        title: (computer) => titled(computer, "NO DOORS"),
        steps: after(
          "stale",
          "warning",
          ({ name }) => `${name} is not told where the watertight doors are: enter them by hand`,
        ),
      },
      log: entered("deck", "not told the positions of the doors", "told the positions of the doors again"),
    }),
  ],
});
