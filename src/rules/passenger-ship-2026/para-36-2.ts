/** No water ballast in tanks for oil fuel. */

import { seconds } from "../../kernel/duration.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { ballastIn, fuelTanks, signsOfBallast } from "../terms/fuel-tanks.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

export const noBallastInFuelTanks = defineRule({
  id: "PSR-I-36(2)",
  title: "No water ballast in oil fuel tanks",
  cites: schedule("36(2)", "Water ballast should not be carried in tanks intended for oil fuel in general"),
  version: 1,
  reading:
    "Printed 'should'. Ballast is what an officer confirmed of the tank as its content ('ballast'), water that its detector finds, or a ballast valve to it that is not closed. The exception, with separating equipment or disposal ashore, is a permission for the tank, with its end. A signal that is not known has its own alert; the content is then as it was last confirmed.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: fuelTanks,
      reads: signsOfBallast,
      complies: (values, { item }) =>
        values.permission !== undefined || ballastIn(item, values) === undefined,
      alert: {
        aspect: "water",
        category: "B",
        title: (tank) => titled(tank, "BALLAST"),
        steps: [
          {
            after: seconds(0),
            priority: "caution",
            says: (tank, values) =>
              `${tank.name}: ${ballastIn(tank, values) ?? "ballast"}; declare the exception and how the water is disposed of`,
          },
        ],
      },
      log: entered(
        "engine",
        "holds or takes water ballast, no exception declared",
        "free of water ballast, or the exception declared",
      ),
    }),
  ],
});
