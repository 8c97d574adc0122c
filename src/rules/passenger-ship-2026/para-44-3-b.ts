/** How fast the main steering gear puts the rudder over. */
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { atRest, timeTravel, travelSettings, withSpeed } from "../terms/rudder-travel.ts";
import { passengerShips } from "../terms/ships.ts";
import { isWorked, steeredBy, unitsRunning } from "../terms/steering.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const mainGearTravel = defineRule({
  id: "PSR-I-44(3)(b)",
  title: "Main steering gear: 35° to 30° in 28 s",
  cites: schedule("44(3)(b)", "from 35° on either side to 30° on the other side in not more than 28 s"),
  version: 1,
  reading:
    "Judged whenever the rudder is ordered from hard over to the other side, whatever her draught and speed, which are entered; slower than at speed it cannot be. The order tells when it begins: without it nothing is judged.",
  binds: passengerShips,
  status: "watched",
  checks: [
    episode({
      items: (ship) => steeredBy(ship, "main"),
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
            { ...settings, from: 35, to: 30, longest: 28_000 },
          ),
        ),
      alert: {
        aspect: "movement",
        category: "B",
        title: (gear) => titled(gear, "SLOW RUDDER"),
        steps: atOnce("warning", ({ name }) => `${name}: the rudder is slow`),
      },
      log: { when: ["met", "failed"], book: "deck", says: (_gear, _outcome, _values, said) => said },
    }),
  ],
});
