/** The storage tank that recharges the steering gear. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { storageTanks } from "../terms/steering.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const steeringStorageTank = defineRule({
  id: "PSR-I-44(12)(c)",
  title: "Storage tank of the steering gear filled",
  cites: schedule(
    "44(12)(c)",
    "a fixed storage tank having sufficient capacity to recharge at least one power actuating system including the reservoir",
  ),
  version: 1,
  reading:
    "What one actuating system with its reservoir takes is known to the ship file alone: the gauge is bound as a contact, or as a level with `below`.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: storageTanks,
      settings: {
        slosh: setting(seconds(30), "the text gives no delay; fluid on the move in a seaway is low for less"),
      },
      reads: (tank) => ({ low: of(tank, "low") }),
      complies: ({ low }) => !low,
      alert: {
        aspect: "power",
        category: "B",
        title: (tank) => titled(tank, "TANK LOW"),
        steps: after(
          "slosh",
          "warning",
          ({ name }) => `${name} could not recharge an actuating system: top it up`,
        ),
      },
      log: entered("engine", "too low to recharge an actuating system", "filled again"),
    }),
  ],
});
