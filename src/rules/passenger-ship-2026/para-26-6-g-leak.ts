/** A door that opens by itself where water has been found. */
import { milliseconds, seconds } from "../../kernel/duration.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { powerOperatedSlidingDoors } from "../terms/doors.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { besides, neverOrdered, unless, watchOpening } from "../terms/uncommanded.ts";
import { waterAtTheDoor, waterFound } from "../terms/water.ts";

export const openedByWater = defineRule({
  id: "PSR-I-26(6)(g)/leak",
  title: "Water in its equipment does not open a door",
  cites: schedule(
    "26(6)(g)",
    "leakage of water into the electrical equipment located below the bulkhead deck shall l not cause the door to open",
  ),
  version: 1,
  reading:
    "Printed 'shall l'. As 26(6)(h), while a detector in the space of the door finds water: the emergency alarm in place of that alarm. Where the ship file states no space, water anywhere counts.",
  binds: passengerShips,
  status: "watched",
  checks: [
    episode({
      items: powerOperatedSlidingDoors,
      settings: {
        memory: setting(seconds(5), "a door may start a moment after its handle was let go"),
        settle: setting(milliseconds(500), "a switch bounces while the leaf shakes in a seaway"),
      },
      reads: (door, ship) => ({
        position: of(door, "position"),
        handle: of(door, "local-command"),
        hand: ifKnown(of(door, "hand-operation")),
        ...waterAtTheDoor(ship, door),
      }),
      start: neverOrdered,
      turn: (state, values, now, { item, settings }) =>
        besides(
          "water at the door: close it by hand",
          unless(waterFound(values).length === 0, watchOpening(state, values, now, item.name, settings)),
        ),
      alert: {
        aspect: "movement",
        category: "B",
        title: (door) => titled(door, "OPENS, WATER"),
        steps: atOnce("emergency-alarm", ({ name }) => `${name} opened without an order, water at the door`),
      },
      log: {
        when: ["failed"],
        book: "watertight-doors",
        says: (_, _outcome, _values, words) => words,
      },
    }),
  ],
});
