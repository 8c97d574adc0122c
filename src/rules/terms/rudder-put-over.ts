/** The rudder put over from one side to the other by one of the steering gears: one check, two limits (44(3)(b), 44(4)(b)). */
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { atRest, timeTravel, travelSettings, withSpeed } from "./rudder-travel.ts";
import { isWorked, steeredBy, unitsRunning } from "./steering.ts";
import { atOnce } from "./steps.ts";
import { titled } from "./titles.ts";

interface PutOver {
  readonly gear: "main" | "auxiliary";
  /** Degrees, on one side and on the other. */
  readonly from: number;
  readonly to: number;
  /** Milliseconds. */
  readonly longest: number;
  /** What is said of the gear when it took longer. */
  readonly slow: string;
}

export const rudderPutOver = ({ gear: which, slow, ...limits }: PutOver) =>
  episode({
    items: (ship) => steeredBy(ship, which),
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
          { ...settings, ...limits },
        ),
      ),
    alert: {
      aspect: "movement",
      category: "B",
      title: (gear) => titled(gear, "SLOW RUDDER"),
      steps: atOnce("warning", ({ name }) => `${name}: ${slow}`),
    },
    log: { when: ["met", "failed"], book: "deck", says: (_gear, _outcome, _values, said) => said },
  });
