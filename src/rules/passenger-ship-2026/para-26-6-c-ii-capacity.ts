/** The energy stored at a door for three movements of its own. */
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

export const storedEnergyOfTheDoor = defineRule({
  id: "PSR-I-26(6)(c)(ii)/capacity",
  title: "Door with hydraulics of its own: stored energy",
  cites: schedule(
    "26(6)(c)(ii)",
    "sufficient capacity to operate the door at least three times, i.e. closed-open-closed, against an adverse list of 15 degree",
  ),
  version: 1,
  reading:
    "As for the central system, by the pressure at which its pump cuts in; no signal tells whether the pump of one door runs, so it is given time to restore the pressure.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => doorsPoweredBy(ship, "hydraulic"),
      settings: {
        restoring: setting(seconds(60), "the pump of a door restores one movement in less than a minute"),
      },
      reads: (door) => ({ pressure: of(door, "pressure") }),
      complies: ({ pressure }, { item }) => pressure >= (item.cutIn ?? Number.POSITIVE_INFINITY),
      alert: {
        aspect: "power",
        category: "B",
        title: (door) => titled(door, "PRESSURE"),
        steps: after(
          "restoring",
          "warning",
          ({ name }) => `${name}: pressure stays low, three movements are not assured`,
        ),
      },
      log: entered("watertight-doors", "stored energy not assured", "stored energy assured again"),
    }),
  ],
});
