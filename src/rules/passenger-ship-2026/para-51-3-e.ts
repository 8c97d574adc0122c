/** One power bilge pump in whatever flooding there is. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { oneSpeaks, pumpedShip, pumpsInTheDry, pumpsOf, wetSpaces } from "../terms/bilge.ts";
import { entered } from "../terms/logs.ts";
import { passengerShipsOf91Metres } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { waterAnywhere } from "../terms/water.ts";

export const bilgePumpInFlooding = defineRule({
  id: "PSR-I-51(3)(e)",
  title: "A bilge pump available in flooding",
  cites: schedule(
    "51(3)(e)",
    "at least one power bilge pump shall be available for use in all flooding conditions which the ship is required to withstand",
  ),
  version: 2,
  reading:
    "Judged while a flooding detector finds water: pumps in a wet space, or in a space that the ship file does not state, do not count. Intact ships are 51(3)(b). Printed is a numeral “in accordance with sub-paragraph(2) of paragraph (45) or more”, in Hindi 45 or more; evidently meant is 30, of 51(3)(c), as in SOLAS II-1/35-1.3.4, and the stricter. A numeral that the ship file does not state binds.",
  binds: passengerShipsOf91Metres,
  status: "watched",
  checks: [
    condition({
      items: pumpedShip,
      settings: { slosh: setting(seconds(5), "water on the move in a seaway wets a detector for less") },
      reads: (_, ship) => ({
        ...pumpsOf(ship),
        ...waterAnywhere(ship),
        ...oneSpeaks(fitted(ship, "flooding-detector"), "wet"),
      }),
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
