/** More comes in than the pump takes out. */
import { minutes } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { anyPumpRuns, pumpsOf } from "../terms/bilge.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const influxAboveCapacity = defineRule({
  id: "PSR-I-62(2)/influx",
  title: "Influx greater than the pump",
  cites: schedule("62(2)", "to indicate when the influx of liquid is greater than the pump capacity"),
  version: 1,
  reading:
    "A well that stays high for two minutes while a bilge pump runs fills faster than it is pumped. Which pump draws from which well the ship file does not tell, so any running pump counts.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "bilge-well"),
      settings: { pumping: setting(minutes(2), "a pump that gains on the well has drawn it down by then") },
      reads: (well, ship) => ({ high: of(well, "high"), ...pumpsOf(ship) }),
      complies: (values) => !values.high || !anyPumpRuns(values),
      alert: {
        aspect: "water",
        category: "B",
        title: (well) => titled(well, "INFLUX"),
        steps: after("pumping", "alarm", (well) => `${well.name}: more comes in than is pumped out`),
        unknown: { priority: "alarm" },
      },
      log: entered("engine", "more came in than was pumped out", "pumped down, or the pump stopped"),
    }),
  ],
});
