/** The machinery alarm system works: it can sound in the control room and show each alarm. */
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const machineryAlarmsWork = defineRule({
  id: "PSR-I-65(1)(a)",
  title: "Machinery alarm system in order",
  cites: schedule(
    "65(1)(a)",
    "capable of sounding an audible alarm in the main machinery control room or at the propulsion machinery control position, and indicate visually each separate alarm function",
  ),
  version: 1,
  reading:
    "Each alarm that the system gives is alerted by 67(4)(c), and not again here: this is the system itself, as its own monitoring tells it. Whether horn and lamps in the control room answer when it finds itself in order, only a test by hand shows.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "machinery-alarm-system"),
      reads: (system) => ({ healthy: of(system, "healthy") }),
      complies: ({ healthy }) => healthy,
      alert: {
        aspect: "health",
        category: "B",
        title: (system) => titled(system, "FAILED"),
        steps: atOnce(
          "alarm",
          ({ name }) =>
            `${name} is out of order and may give no alarm: have the machinery spaces watched by a person`,
        ),
        unknown: { priority: "alarm" },
      },
      log: entered("engine", "out of order", "in order again"),
    }),
  ],
});
