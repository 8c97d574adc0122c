/** A door closed from the console sounds for 5 to 10 seconds before it moves, and until it is closed. */
import { milliseconds, seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { notWarned, watchAlarm } from "../terms/closing-alarm.ts";
import { powerOperatedSlidingDoors } from "../terms/doors.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

const limits = { shortest: seconds(5), longest: seconds(10) };

export const alarmBeforeTheDoorMoves = defineRule({
  id: "PSR-I-26(6)(a)(ii)(F)/sound",
  title: "Alarm at the door 5 to 10 s before a remote closing",
  cites: schedule(
    "26(6)(a)(ii)(F)",
    "shall sound for at least 5 s but no more than 10 s before the door begins to move and shall continue sounding until the door is completely closed",
  ),
  version: 1,
  reading:
    "Printed under (a)(ii), it is read for every power-operated sliding door. Where the door was not fully open its first movement cannot be seen, and only the alarm until closed is judged.",
  binds: passengerShips,
  status: "watched",
  checks: [
    episode({
      items: powerOperatedSlidingDoors,
      settings: {
        tolerance: setting(milliseconds(500), "alarm and switches are sampled; neither is known better"),
      },
      reads: (door) => ({
        position: of(door, "position"),
        alarm: of(door, "alarm"),
        remote: of(door, "remote-closing"),
      }),
      start: notWarned,
      turn: (state, values, now, { item, settings }) =>
        watchAlarm(state, values, now, item.name, { ...limits, ...settings }),
      alert: {
        aspect: "movement",
        category: "B",
        title: (door) => titled(door, "DOOR ALARM"),
        steps: atOnce("warning", (door) => `${door.name}: alarm at the door`),
      },
      log: {
        when: ["failed", "unproven"],
        book: "watertight-doors",
        says: (_door, _outcome, _values, words) => words,
      },
    }),
  ],
});
