/** No oil fuel with a flashpoint of less than 60 °C. */
import { itemFact } from "../../signals/item-facts.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";

/** Para 79(2)(a)(i) and (ii): the law's own figures. */
const LEAST = { any: 60, emergency: 43 } as const;

export const flashpointOfFuel = defineRule({
  id: "PSR-I-79(2)(a)/flashpoint",
  title: "Flashpoint of oil fuel",
  cites: schedule("79(2)(a)", "no oil fuel with a flashpoint of less than 60"),
  version: 1,
  reading:
    "By the flashpoint of the last bunker delivery note that was entered; 43 °C where it was entered for emergency engines outside category A only. A note that states a measurement at or above 70 °C counts as 70. Which tank it went into is not known to the watch.",
  binds: passengerShips,
  status: "entered",
  checks: [
    condition({
      items: theShip,
      reads: (ship) => ({ flashpoint: itemFact("flashpoint", ship), use: itemFact("fuel-use", ship) }),
      complies: ({ flashpoint, use }) =>
        flashpoint === undefined || flashpoint >= (use === "emergency" ? LEAST.emergency : LEAST.any),
      alert: {
        aspect: "record",
        category: "B",
        title: () => "FLASHPOINT LOW",
        steps: [
          ...atOnce(
            "warning",
            () => "Oil fuel with too low a flashpoint was delivered: it is not to be used",
          ),
        ],
      },
      log: {
        when: ["raised", "rectified"],
        book: "engine",
        says: (_, event, { flashpoint }) =>
          event === "raised"
            ? `Oil fuel with a flashpoint of ${flashpoint} °C delivered, below what its use allows`
            : `Oil fuel with a flashpoint of ${flashpoint} °C delivered`,
      },
    }),
  ],
});
