/** How long the alternative supply of the steering gear lasts. */
import { seconds } from "../../kernel/duration.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShipsOfStockOver230 } from "../terms/ships.ts";
import { alternativeSupplies } from "../terms/steering.ts";
import { titled } from "../terms/titles.ts";

export const alternativeSupplyLasts = defineRule({
  id: "PSR-I-44(14)/duration",
  title: "Alternative supply of the steering gear lasts",
  cites: schedule(
    "44(14)",
    "the alternative power supply shall have a capacity for at least 30 minutes of continuous operation and in any other ship for at least 10 minutes",
  ),
  version: 1,
  reading:
    "A gross tonnage that the ship file does not state is 10,000 or more. While it supplies the gear it runs down, and only the last minutes are told.",
  binds: passengerShipsOfStockOver230,
  status: "watched",
  checks: [
    condition({
      items: (ship) =>
        alternativeSupplies(ship).map((supply) => ({
          ...supply,
          minutes: (ship.particulars.grossTonnage ?? Number.POSITIVE_INFINITY) >= 10_000 ? 30 : 10,
        })),
      settings: {
        steady: setting(seconds(10), "a charger or gauge that wavers says less for a moment"),
        left: setting(5, "in use it runs down: what is left to bring her where she can lie", "min"),
      },
      reads: (supply) => ({
        endurance: of(supply, "endurance"),
        connected: ifKnown(of(supply, "connected")),
      }),
      complies: ({ endurance, connected }, { item, settings }) =>
        endurance >= (connected === true ? settings.left : item.minutes),
      alert: {
        aspect: "power",
        category: "B",
        title: (supply) => titled(supply, "ENDURANCE"),
        steps: [
          {
            after: ({ steady }) => steady,
            priority: "warning",
            says: ({ name, minutes }, { endurance }) =>
              `${name} lasts ${endurance} min; unused it has to last ${minutes}`,
          },
        ],
      },
      log: entered("engine", "does not last as long as it has to", "lasts long enough again"),
    }),
  ],
});
