/** At least three power bilge pumps can be started. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { availablePumps, pumpsOf } from "../terms/bilge.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { theShip } from "../terms/the-ship.ts";

export const threeBilgePumps = defineRule({
  id: "PSR-I-51(3)(b)",
  title: "Three power bilge pumps available",
  cites: schedule("51(3)(b)", "at least three power pumps shall be fitted connected to the bilge main"),
  version: 2,
  reading:
    "A pump that runs or can be started counts, one whose state is not known does not. Four, where the bilge pump numeral is thirty or more; where the ship file does not state it, as many as the setting says.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) =>
        fitted(ship, "bilge-pump").length === 0
          ? []
          : theShip(ship).map((she) => ({ ...she, numeral: ship.particulars.bilgePumpNumeral ?? 0 })),
      settings: {
        pumps: setting(3, "set to 4 where the bilge pump numeral is not stated and may be 30", "pumps"),
      },
      reads: (_, ship) => pumpsOf(ship),
      complies: (values, { item, settings }) =>
        availablePumps(values) >= (item.numeral >= 30 ? 4 : settings.pumps),
      alert: {
        aspect: "health",
        category: "B",
        title: () => "BILGE PUMPS",
        steps: [
          {
            after: seconds(5),
            priority: "warning",
            says: (_, values) => `Only ${availablePumps(values)} bilge pumps can be started`,
          },
        ],
      },
      log: entered("engine", "too few bilge pumps can be started", "enough bilge pumps can be started"),
    }),
  ],
});
