/** The electrical supply of each steering control system. */
import { milliseconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { controlSystems } from "../terms/steering.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const steeringControlSupply = defineRule({
  id: "PSR-I-44(8)(d)",
  title: "Supply of the steering control systems",
  cites: schedule(
    "44(8)(d)",
    "in the event of a failure of electrical power supply to the control system, an audible and visual alarm shall be given on the navigation bridge",
  ),
  version: 1,
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: controlSystems,
      settings: {
        bounce: setting(milliseconds(500), "the text gives no delay; a relay that falls bounces for less"),
      },
      reads: (system) => ({ supply: of(system, "supply") }),
      complies: ({ supply }) => supply,
      alert: {
        aspect: "power",
        category: "B",
        title: (system) => titled(system, "NO SUPPLY"),
        steps: after("bounce", "alarm", ({ name }) => `${name} has lost its supply: take another control`),
        unknown: { priority: "alarm" },
      },
      log: entered("deck", "lost its supply", "has its supply again"),
    }),
  ],
});
