/** Power at each power unit of the steering gear. */
import { milliseconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { powerUnits } from "../terms/steering.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const steeringUnitPower = defineRule({
  id: "PSR-I-44(5)/alarm",
  title: "Power at each steering gear power unit",
  cites: schedule(
    "44(5)",
    "In the event of a power failure to any one of the steering gear power units, an audible and visual alarm shall be given on the navigation bridge",
  ),
  version: 1,
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: powerUnits,
      settings: {
        bounce: setting(milliseconds(500), "the text gives no delay; a relay that falls bounces for less"),
      },
      reads: (unit) => ({ power: of(unit, "power") }),
      complies: ({ power }) => power,
      alert: {
        aspect: "power",
        category: "B",
        title: (unit) => titled(unit, "NO POWER"),
        steps: after("bounce", "alarm", ({ name }) => `${name}: no power at its motor`),
        unknown: { priority: "alarm" },
      },
      log: entered("deck", "lost power at its motor", "has power at its motor again"),
    }),
  ],
});
