/** The energy stored for three movements of every door. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { anyPumpRuns, pumpsOf } from "../terms/bilge.ts";
import { centralHydraulics } from "../terms/door-power.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const storedEnergyOfAllDoors = defineRule({
  id: "PSR-I-26(6)(c)(i)/capacity",
  title: "Door hydraulics: stored energy for three movements",
  cites: schedule(
    "26(6)(c)(i)",
    "sufficient capacity to operate all the doors at least three times, i.e. closed-open-closed, against an adverse list of 15º",
  ),
  version: 1,
  reading:
    "The capacity is shown by the pressure at which the pumps cut in. Below it with no pump running the three movements are not assured; a pump whose state is not known does not run.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: centralHydraulics,
      settings: { starting: setting(seconds(10), "a pump that cuts in is up to pressure flow by then") },
      reads: (system, ship) => ({
        pressure: of(system, "pressure"),
        ...pumpsOf(ship, "hydraulic-pump"),
      }),
      complies: (values, { item }) =>
        values.pressure >= (item.cutIn ?? Number.POSITIVE_INFINITY) || anyPumpRuns(values),
      alert: {
        aspect: "power",
        category: "B",
        title: (system) => titled(system, "PRESSURE"),
        steps: after(
          "starting",
          "warning",
          ({ name }) => `${name}: pressure low and no pump runs, three movements are not assured`,
        ),
      },
      log: entered("watertight-doors", "stored energy not assured", "stored energy assured again"),
    }),
  ],
});
