/** A door worked by hand gear from afar sounds at the door while it moves. */
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

export const alarmWhileMovedByHand = defineRule({
  id: "PSR-I-26(6)(a)(ii)(F)/hand",
  title: "Alarm at the door while it is moved by hand",
  cites: schedule(
    "26(6)(a)(ii)(F)",
    "sufficient for the audible alarm to sound only when the door is moving",
  ),
  version: 1,
  reading:
    "Between its switches the door is moving, for as long as the hand gear is worked. The flashing light that may be required too has no signal here.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: powerOperatedSlidingDoors,
      settings: { lag: setting(seconds(1), "switches and alarm are sampled one after the other") },
      reads: (door) => ({
        position: of(door, "position"),
        hand: of(door, "hand-operation"),
        alarm: of(door, "alarm"),
      }),
      complies: ({ position, hand, alarm }) => alarm || !hand || position !== "moving",
      alert: {
        aspect: "movement",
        category: "B",
        title: (door) => titled(door, "DOOR ALARM"),
        steps: after("lag", "warning", (door) => `${door.name}: moved by hand without alarm at the door`),
      },
      log: entered(
        "watertight-doors",
        "moved by hand without alarm at the door",
        "with its alarm, or no longer moved by hand",
      ),
    }),
  ],
});
