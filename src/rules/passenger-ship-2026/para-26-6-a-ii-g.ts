/** A door closed by power takes not less than 20 and not more than 40 seconds, in an upright ship. */
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { notTimed } from "../terms/closing-time.ts";
import { powerOperatedSlidingDoors } from "../terms/doors.ts";
import { closesUnderPower, closingReads, closingSettings, growsSlower } from "../terms/power-closing.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const closingTimeUnderPower = defineRule({
  id: "PSR-I-26(6)(a)(ii)(G)",
  title: "Door closes under power in 20 to 40 s",
  cites: schedule(
    "26(6)(a)(ii)(G)",
    "in no case be less than 20 seconds or more than 40 seconds with the ship in the upright position",
  ),
  version: 1,
  reading:
    "Each closing from fully open is timed. A time outside the limits counts only if no inclinometer shows a heel. The uniform rate of closure is not judged: no door tells how far it has come. A door whose last closings are slower than its first by a setting is a silent caution; nothing else is learned, and where the ship file states its time, nothing at all. A door that stays within these 40 s, after a warning of at most 10, stays within the 60 s of 26(7)(a): one trend serves for both.",
  binds: passengerShips,
  status: "watched",
  checks: [
    episode({
      items: powerOperatedSlidingDoors,
      settings: closingSettings,
      reads: closingReads,
      start: notTimed,
      turn: (state, values, now, { item, settings }) => closesUnderPower(state, values, now, item, settings),
      alert: {
        aspect: "movement",
        category: "B",
        title: (door) => titled(door, "CLOSING TIME"),
        steps: atOnce("warning", (door) => `${door.name}: closing time`),
      },
      log: {
        when: ["met", "failed", "unproven"],
        book: "watertight-doors",
        says: (_door, _outcome, _values, words) => words,
      },
    }),
    growsSlower,
  ],
});
