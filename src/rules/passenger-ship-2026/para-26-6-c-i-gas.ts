/** The gas pressure in the accumulators of the doors' central hydraulic system. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { centralHydraulics } from "../terms/door-power.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const doorGasPressure = defineRule({
  id: "PSR-I-26(6)(c)(i)/gas",
  title: "Door hydraulics: gas pressure of an accumulator low",
  cites: schedule(
    "26(6)(c)(i)",
    "a low gas pressure alarm or other effective means of monitoring loss of stored energy in hydraulic accumulators. These alarms are to be audible and visual",
  ),
  version: 1,
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: centralHydraulics,
      settings: { steady: setting(seconds(5), "the text gives no delay; pressure dips while a door moves") },
      reads: (system) => ({ low: of(system, "gas-pressure-low") }),
      complies: ({ low }) => !low,
      alert: {
        aspect: "power",
        category: "B",
        title: (system) => titled(system, "LOW GAS"),
        steps: after(
          "steady",
          "alarm",
          ({ name }) => `${name}: gas pressure low, stored energy is being lost`,
        ),
        unknown: { priority: "alarm" },
      },
      log: entered("watertight-doors", "gas pressure of an accumulator low", "gas pressure no longer low"),
    }),
  ],
});
