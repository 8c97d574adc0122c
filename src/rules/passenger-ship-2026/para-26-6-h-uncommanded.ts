/** A closed door that opens with nobody at its handle: a failure in its circuits, or water in them. */
import { milliseconds, seconds } from "../../kernel/duration.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { powerOperatedSlidingDoors } from "../terms/doors.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";
import { neverOrdered, unless, watchOpening } from "../terms/uncommanded.ts";
import { waterAtTheDoor, waterFound } from "../terms/water.ts";

export const openedWithoutOrder = defineRule({
  id: "PSR-I-26(6)(h)/uncommanded",
  title: "Closed door does not open by itself",
  cites: schedule(
    "26(6)(h)",
    "A single electrical failure in the power operating or control system of a power-operated sliding watertight door shall not result in a closed door opening",
  ),
  version: 1,
  reading:
    "An order is the handle at the door, held or let go a few seconds before, or the hand gear. A door whose handle is not known to have been at rest is not called uncommanded. With water at the door it is 26(6)(g), and one alert.",
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
        unless(waterFound(values).length > 0, watchOpening(state, values, now, item.name, settings)),
      alert: {
        aspect: "movement",
        category: "B",
        title: (door) => titled(door, "OPENS ITSELF"),
        steps: [
          { after: seconds(0), priority: "alarm", says: (door) => `${door.name} opened without an order` },
        ],
      },
      log: { when: ["failed"], book: "watertight-doors", says: (_door, _outcome, _values, words) => words },
    }),
  ],
});
