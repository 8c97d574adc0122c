/** How fast the auxiliary steering gear puts the rudder over. */
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { atRest, timeTravel, travelSettings, withSpeed } from "../terms/rudder-travel.ts";
import { passengerShips } from "../terms/ships.ts";
import { isWorked, steeredBy, unitsRunning } from "../terms/steering.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const auxiliaryGearTravel = defineRule({
  id: "PSR-I-44(4)(b)",
  title: "Auxiliary steering gear: 15° to 15° in 60 s",
  cites: schedule("44(4)(b)", "from 15° on one side to 15° on the other side in not more than 60 s"),
  version: 1,
  reading:
    "Judged while only power units of the auxiliary gear run. At less than half speed or 7 knots a good time proves less, and the speed is entered; a bad one fails all the same.",
  binds: passengerShips,
  status: "watched",
  checks: [
    episode({
      items: (ship) => steeredBy(ship, "auxiliary"),
      settings: travelSettings,
      reads: (gear) => ({
        angle: of(gear, "rudder-angle"),
        ordered: of(gear, "ordered-angle"),
        speed: ifKnown(fact("navigation.speed")),
        ...unitsRunning(gear),
      }),
      start: atRest,
      turn: (state, values, now, { item, settings }) =>
        withSpeed(
          values.speed,
          timeTravel(
            state,
            { angle: values.angle, ordered: values.ordered, worked: isWorked(item, values) },
            now,
            { ...settings, from: 15, to: 15, longest: 60_000 },
          ),
        ),
      alert: {
        aspect: "movement",
        category: "B",
        title: (gear) => titled(gear, "SLOW RUDDER"),
        steps: atOnce("warning", ({ name }) => `${name}: the rudder is slow on the auxiliary gear`),
      },
      log: { when: ["met", "failed"], book: "deck", says: (_gear, _outcome, _values, said) => said },
    }),
  ],
});
