/** The fluid in the reservoirs of the doors' central hydraulic system. */
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

export const doorReservoirLevel = defineRule({
  id: "PSR-I-26(6)(c)(i)/level",
  title: "Door hydraulics: fluid of a reservoir low",
  cites: schedule(
    "26(6)(c)(i)",
    "The hydraulic system shall be provided with a low-level alarm for hydraulic fluid reservoirs serving the power-operated system",
  ),
  version: 1,
  reading: "Watched on board whatever the phase of the voyage: in port is when a reservoir can be filled.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: centralHydraulics,
      settings: { slosh: setting(seconds(5), "the text gives no delay; fluid moves in a seaway for less") },
      reads: (system) => ({ low: of(system, "reservoir-low") }),
      complies: ({ low }) => !low,
      alert: {
        aspect: "power",
        category: "B",
        title: (system) => titled(system, "LOW LEVEL"),
        steps: after("slosh", "alarm", ({ name }) => `${name}: fluid of a reservoir low, look for a leak`),
        unknown: { priority: "alarm" },
      },
      log: entered("watertight-doors", "fluid of a reservoir low", "fluid no longer low"),
    }),
  ],
});
