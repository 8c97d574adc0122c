/** The gas pressure of a door's own accumulator. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { doorsPoweredBy } from "../terms/door-power.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const gasPressureOfTheDoor = defineRule({
  id: "PSR-I-26(6)(c)(ii)/gas",
  title: "Door with hydraulics of its own: gas pressure low",
  cites: schedule(
    "26(6)(c)(ii)",
    "A low gas pressure group alarm or other effective means of monitoring loss of stored energy in hydraulic accumulators shall be provided at the central operating console(s)",
  ),
  version: 1,
  reading: "The alarm names the door; alerts on several doors are shown as one group.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => doorsPoweredBy(ship, "hydraulic"),
      settings: { steady: setting(seconds(5), "the text gives no delay; pressure dips while a door moves") },
      reads: (door) => ({ low: of(door, "gas-pressure-low") }),
      complies: ({ low }) => !low,
      alert: {
        aspect: "power",
        category: "B",
        title: (door) => titled(door, "LOW GAS"),
        steps: after(
          "steady",
          "alarm",
          ({ name }) => `${name}: gas pressure low, stored energy is being lost`,
        ),
        unknown: { priority: "alarm" },
      },
      log: entered("watertight-doors", "gas pressure low", "gas pressure no longer low"),
    }),
  ],
});
