/** One power bilge pump in whatever flooding there is. */
import { seconds } from "../../kernel/duration.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { pumpedShip, pumpsInTheDry, pumpsOf, wetSpaces } from "../terms/bilge.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { waterAnywhere } from "../terms/water.ts";

export const bilgePumpInFlooding = defineRule({
  id: "PSR-I-51(3)(e)",
  title: "A bilge pump available in flooding",
  cites: schedule(
    "51(3)(e)",
    "at least one power bilge pump shall be available for use in all flooding conditions which the ship is required to withstand",
  ),
  version: 1,
  reading:
    "Judged while a flooding detector finds water: pumps in a wet space, or in a space that the ship file does not state, do not count. Intact ships are 51(3)(b). Bound are all lengths, since a bilge pump numeral of 30 binds too and the ship file holds none.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: pumpedShip,
      settings: { slosh: setting(seconds(5), "water on the move in a seaway wets a detector for less") },
      reads: (_, ship) => ({ ...pumpsOf(ship), ...waterAnywhere(ship) }),
      complies: (values, { item }) => wetSpaces(item, values).length === 0 || pumpsInTheDry(item, values) > 0,
      alert: {
        aspect: "water",
        category: "B",
        title: () => "NO BILGE PUMP",
        steps: after("slosh", "alarm", () => "Flooding, and no bilge pump outside the water can be started"),
      },
      log: entered("engine", "flooding without a bilge pump", "a bilge pump can be started, or dry"),
    }),
  ],
});
