/** A door closed by power takes not less than 20 and not more than 40 seconds, in an upright ship. */
import { milliseconds, seconds } from "../../kernel/duration.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { notTimed, timeClosing } from "../terms/closing-time.ts";
import { powerOperatedSlidingDoors } from "../terms/doors.ts";
import { heelOf, notUpright } from "../terms/heel.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

const limits = { shortest: seconds(20), longest: seconds(40) };

export const closingTimeUnderPower = defineRule({
  id: "PSR-I-26(6)(a)(ii)(G)",
  title: "Door closes under power in 20 to 40 s",
  cites: schedule(
    "26(6)(a)(ii)(G)",
    "in no case be less than 20 seconds or more than 40 seconds with the ship in the upright position",
  ),
  version: 1,
  reading:
    "Each closing from fully open is timed. A time outside the limits counts only if no inclinometer shows a heel. The uniform rate of closure is not judged: no door tells how far it has come.",
  binds: passengerShips,
  status: "watched",
  checks: [
    episode({
      items: powerOperatedSlidingDoors,
      settings: {
        tolerance: setting(milliseconds(500), "switches are sampled; neither end is known better"),
        upright: setting(1, "the text gives no figure for upright", "°"),
      },
      reads: (door, ship) => ({
        position: of(door, "position"),
        hand: ifKnown(of(door, "hand-operation")),
        ...heelOf(ship),
      }),
      start: notTimed,
      turn: (state, { position, hand, ...values }, now, { item, settings }) =>
        hand === true
          ? { state: notTimed }
          : timeClosing(
              state,
              position,
              now,
              item.name,
              { ...limits, ...settings },
              notUpright(values, settings.upright),
            ),
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
  ],
});
