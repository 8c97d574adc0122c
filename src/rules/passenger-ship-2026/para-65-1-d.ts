/** An alarm of the machinery whose sensor or circuit fails gives its alarm, and does not fall quiet. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const machineryAlarmsFailToSafety = defineRule({
  id: "PSR-I-65(1)(d)",
  title: "Machinery alarms fail to safety",
  cites: schedule("65(1)(d)", "be designed on the fail-to-safety principle"),
  version: 1,
  reading:
    "A faulty circuit that gives its alarm has failed to safety, and is alerted by 67(4)(c) alone, as is one that is inhibited and one whose alarm is not known. Alerted here is a fault that gives no alarm.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "machinery-alarm"),
      settings: {
        following: setting(
          seconds(2),
          "some systems tell the alarm of a faulty circuit one scan after the fault",
        ),
      },
      reads: (alarm) => ({
        faulty: of(alarm, "faulty"),
        active: ifKnown(of(alarm, "active")),
        inhibited: ifKnown(of(alarm, "inhibited")),
      }),
      complies: ({ faulty, active, inhibited }) => !faulty || active !== false || inhibited === true,
      alert: {
        aspect: "health",
        category: "B",
        title: (alarm) => titled(alarm, "FAULTY"),
        steps: after(
          "following",
          "alarm",
          ({ name }) =>
            `${name}: sensor or circuit faulty, and no alarm is given of it: have it watched by a person`,
        ),
        unknown: { priority: "alarm" },
      },
      log: entered("engine", "faulty without alarm", "no longer faulty without alarm"),
    }),
  ],
});
