/** The fluid in the hydraulic reservoirs of the steering gear. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { reservoirs } from "../terms/steering.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const steeringReservoirLevel = defineRule({
  id: "PSR-I-44(12)(b)",
  title: "Steering gear: reservoir low",
  cites: schedule(
    "44(12)(b)",
    "a low-level alarm for each hydraulic fluid reservoir to give the earliest practicable indication of hydraulic fluid leakage. Audible and visual alarms shall be given on the navigation bridge and in the machinery space",
  ),
  version: 1,
  reading: "A gear is taken for hydraulic unless each of its power units is said to be electric.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: reservoirs,
      settings: {
        slosh: setting(seconds(5), "the text gives no delay; fluid on the move in a seaway is low for less"),
      },
      reads: (reservoir) => ({ low: of(reservoir, "low") }),
      complies: ({ low }) => !low,
      alert: {
        aspect: "power",
        category: "B",
        title: (reservoir) => titled(reservoir, "LOW LEVEL"),
        steps: after("slosh", "alarm", ({ name }) => `${name} low: fluid is being lost`),
        unknown: { priority: "alarm" },
      },
      log: entered("engine", "low", "no longer low"),
    }),
  ],
});
