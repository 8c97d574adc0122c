/** What is shown at the hand gear above the bulkhead deck is how the door stands. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { isClosed, powerOperatedSlidingDoors } from "../terms/doors.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const indicatorAboveTheBulkheadDeck = defineRule({
  id: "PSR-I-26(6)(a)(ii)(D)/indicator",
  title: "Indicator at the hand gear shows how the door stands",
  cites: schedule(
    "26(6)(a)(ii)(D)",
    "Visual indicators to show whether the door is open or closed shall be provided at the accessible position above the bulkhead deck",
  ),
  version: 1,
  reading:
    "Compared with the switches of the door at all times, where the indicator has a signal of its own. One without is compared by eye with the weekly inspection of 37(3), and is listed here as unwatched. A door between its switches is not closed.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: powerOperatedSlidingDoors,
      settings: { lag: setting(seconds(5), "indicator and switches change one after the other") },
      reads: (door) => ({ position: of(door, "position"), indicator: of(door, "indicator") }),
      complies: ({ position, indicator }) => isClosed(position) === (indicator === "closed"),
      alert: {
        aspect: "health",
        category: "B",
        title: (door) => titled(door, "INDICATOR"),
        steps: after(
          "lag",
          "caution",
          ({ name }) => `${name} shown otherwise than it stands at the hand gear: enter the defect`,
        ),
      },
      log: entered(
        "watertight-doors",
        "shown otherwise than it stands at its hand gear",
        "shown as it stands at its hand gear",
      ),
    }),
  ],
});
