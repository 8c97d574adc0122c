/** No console opens a door. */
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { powerOperatedSlidingDoors } from "../terms/doors.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const noRemoteOpening = defineRule({
  id: "PSR-I-26(7)(d)",
  title: "No door is opened from the console",
  cites: schedule(
    "26(7)(d)",
    "it shall not be possible to remotely open any door from the central operating console",
  ),
  version: 1,
  reading:
    "An order to open that comes from a console is an alarm, whether the door obeys or not. A door that opens with no order at all is 26(6)(h).",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: powerOperatedSlidingDoors,
      reads: (door) => ({ ordered: of(door, "remote-opening") }),
      complies: ({ ordered }) => !ordered,
      alert: {
        aspect: "movement",
        category: "B",
        title: (door) => titled(door, "REMOTE OPEN"),
        steps: atOnce("alarm", ({ name }) => `${name}: the console orders it to open; close it at the door`),
      },
      log: entered("watertight-doors", "ordered open from the console", "no longer ordered open"),
    }),
  ],
});
