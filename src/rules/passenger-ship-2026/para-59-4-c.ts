/** The current that earthed control circuits drive through the hull. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const hullCurrent = defineRule({
  id: "PSR-I-59(4)(c)",
  title: "Hull current of earthed circuits",
  cites: schedule(
    "59(4)(c)",
    "the current in the hull is limited to not more than 5 A in both normal and fault conditions",
  ),
  version: 1,
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "earthed-circuit"),
      settings: {
        steady: setting(seconds(10), "the text gives no delay; switching a consumer drives more for less"),
      },
      reads: (circuit) => ({ current: of(circuit, "hull-current") }),
      complies: ({ current }) => current <= 5,
      alert: {
        aspect: "power",
        category: "B",
        title: (circuit) => titled(circuit, "HULL CURRENT"),
        steps: after("steady", "caution", ({ name }) => `${name} drives more than 5 A through the hull`),
        unknown: { priority: "caution" },
      },
    }),
  ],
});
