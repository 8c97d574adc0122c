/** Water in a watertight space below the bulkhead deck. */
import { milliseconds, minutes, seconds } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { whereIs } from "../terms/place.ts";
import { passengerShipsOf36Persons } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";
import { alsoFound, detectorsBelow, secondSignOfWater, waterFound } from "../terms/water.ts";

export const floodingDetected = defineRule({
  id: "PSR-I-39",
  title: "Flooding detected below the bulkhead deck",
  cites: schedule(
    "39",
    "A flooding detection system for watertight spaces below the bulkhead deck shall be provided based on the guidelines developed by the IMO",
  ),
  version: 1,
  reading:
    "A first detector is an alarm. It becomes the emergency alarm when another detector, or the bilge well of the same space, confirms it, or when nobody has answered for two minutes.",
  binds: passengerShipsOf36Persons,
  status: "watched",
  checks: [
    condition({
      items: detectorsBelow,
      settings: {
        slosh: setting(seconds(5), "water on the move in a seaway wets a detector for less"),
        unanswered: setting(
          minutes(2),
          "after the FSS Code for fire: an alarm not acknowledged in two minutes",
        ),
      },
      reads: (detector, ship) => ({
        wet: of(detector, "wet"),
        answered: itemFact("answered", detector),
        ...secondSignOfWater(ship, detector),
      }),
      complies: ({ wet }) => !wet,
      alert: {
        aspect: "water",
        category: "B",
        title: (detector) => titled(detector, "FLOODING"),
        steps: [
          {
            after: ({ slosh }) => slosh,
            priority: "alarm",
            says: (item) => `Water: ${item.name}${whereIs(item)}`,
          },
          {
            after: ({ slosh }) => slosh,
            priority: "emergency-alarm",
            when: (values) => waterFound(values).length > 0,
            says: (item, values) => `Flooding: ${item.name}${whereIs(item)}${alsoFound(item.names, values)}`,
          },
          {
            after: ({ slosh, unanswered }) => milliseconds(slosh + unanswered),
            priority: "emergency-alarm",
            when: ({ answered }) => answered !== true,
            says: (item) => `Water, not answered: ${item.name}${whereIs(item)}`,
          },
        ],
        unknown: { says: (item) => `${item.name}: not watching${whereIs(item)}; sound the space by hand` },
      },
      log: entered("deck", "found water", "dry again"),
    }),
  ],
});
