/** A door closed by its hand gear takes no more than ninety seconds, in an upright ship. */
import { milliseconds, seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { notTimed, timeClosing } from "../terms/closing-time.ts";
import { powerOperatedSlidingDoors } from "../terms/doors.ts";
import { heelOf, notUpright } from "../terms/heel.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

const limits = { longest: seconds(90) };

export const closingTimeByHand = defineRule({
  id: "PSR-I-26(6)(a)(ii)(D)/time",
  title: "Door closes by hand within 90 s",
  cites: schedule(
    "26(6)(a)(ii)(D)",
    "The time necessary for the complete closure of the door, when operating by hand gear, shall not exceed 90 s with the ship in the upright position",
  ),
  version: 1,
  reading: "Each closing from fully open is timed while the hand gear is worked; a pause at the gear counts.",
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
        hand: of(door, "hand-operation"),
        ...heelOf(ship),
      }),
      start: notTimed,
      turn: (state, { position, hand, ...values }, now, { item, settings }) =>
        hand === true
          ? timeClosing(
              state,
              position,
              now,
              item.name,
              { ...limits, ...settings },
              notUpright(values, settings.upright),
            )
          : { state: { open: position === "open", began: null } },
      alert: {
        aspect: "movement",
        category: "B",
        title: (door) => titled(door, "HAND GEAR"),
        steps: [
          { after: seconds(0), priority: "warning", says: (door) => `${door.name}: closing time by hand` },
        ],
      },
      log: {
        when: ["met", "failed", "unproven"],
        book: "watertight-doors",
        says: (_door, _outcome, _values, words) => `By hand: ${words}`,
      },
    }),
  ],
});
