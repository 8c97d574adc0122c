/** The way of the machinery alarm system to the bridge. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const machineryAlarmsReachTheBridge = defineRule({
  id: "PSR-I-65(1)(c)",
  title: "Machinery alarms reach the bridge",
  cites: schedule(
    "65(1)(c)",
    "activate an audible and visual alarm on the navigation bridge for any situation which",
  ),
  version: 1,
  reading:
    "What the ship file names as an alarm of the machinery is alerted on the bridge by 67(4)(c), also when it is not known, and not again here: this is that the system's own panel on the bridge is cut off, with all that only it tells.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "machinery-alarm-system"),
      settings: { interruption: setting(seconds(2), "a short interruption of the line mends itself") },
      reads: (system) => ({ connected: of(system, "bridge-connected") }),
      complies: ({ connected }) => connected,
      alert: {
        aspect: "health",
        category: "B",
        title: (system) => titled(system, "CUT OFF"),
        steps: after(
          "interruption",
          "alarm",
          ({ name }) =>
            `${name} does not reach the bridge: have every alarm reported by telephone from the engine room`,
        ),
        unknown: { priority: "alarm" },
      },
      log: entered("engine", "cut off from the bridge", "reaches the bridge again"),
    }),
  ],
});
