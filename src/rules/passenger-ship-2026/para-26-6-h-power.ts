/** The power supply of each door motor is watched, and its loss is an alarm at the console. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { powerOperatedSlidingDoors } from "../terms/doors.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const doorPowerMonitored = defineRule({
  id: "PSR-I-26(6)(h)/power",
  title: "Power at each door motor",
  cites: schedule(
    "26(6)(h)",
    "Loss of any such power supply should activate an audible and visual alarm at the central operating console(s)",
  ),
  version: 1,
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: powerOperatedSlidingDoors,
      settings: {
        delay: setting(seconds(2), "the text gives none; a change-over of the supply lasts less"),
      },
      reads: (door) => ({ supply: of(door, "supply") }),
      complies: ({ supply }) => supply,
      alert: {
        aspect: "power",
        category: "B",
        title: (door) => titled(door, "NO POWER"),
        steps: after("delay", "alarm", (door) => `${door.name}: no power at its motor`),
        unknown: { priority: "alarm" },
      },
      log: entered("watertight-doors", "lost power at its motor", "has power at its motor again"),
    }),
  ],
});
