/** Important pressures, temperatures and levels: each function of the machinery alarm system, as the bridge hears of it. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const machineryAlarms = defineRule({
  id: "PSR-I-67(4)(c)",
  title: "Alarms of the machinery",
  cites: schedule(
    "67(4)(c)",
    "shall be provided for all important pressures, temperatures and fluid levels and other essential parameters",
  ),
  version: 1,
  reading:
    "Acknowledged on the bridge it is silent there; that it is attended to in the engine room is paragraph 65(1)(e), and its acceptance there is said of it here, 65(3)(b). One that is inhibited is listed, without sound, until it watches again.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      check: "given",
      items: (ship) => fitted(ship, "machinery-alarm"),
      reads: (alarm) => ({ active: of(alarm, "active"), accepted: ifKnown(of(alarm, "accepted")) }),
      complies: ({ active }) => !active,
      alert: {
        aspect: "health",
        category: "B",
        title: (alarm) => titled(alarm, "ALARM"),
        steps: [
          {
            after: seconds(0),
            priority: "alarm",
            says: ({ name }, { accepted }) =>
              `${name}: alarm in the engine room${accepted === true ? ", accepted there" : ""}`,
          },
        ],
        unknown: { priority: "alarm" },
      },
      log: entered("engine", "alarm given", "alarm ended"),
    }),
    condition({
      check: "inhibited",
      items: (ship) => fitted(ship, "machinery-alarm").filter(({ signals }) => signals.includes("inhibited")),
      reads: (alarm) => ({ inhibited: of(alarm, "inhibited") }),
      complies: ({ inhibited }) => !inhibited,
      alert: {
        aspect: "mode",
        category: "B",
        title: (alarm) => titled(alarm, "INHIBITED"),
        steps: atOnce("caution", ({ name }) => `${name} is inhibited: no alarm of it can be given`),
      },
      log: entered("engine", "inhibited", "no longer inhibited"),
    }),
  ],
});
