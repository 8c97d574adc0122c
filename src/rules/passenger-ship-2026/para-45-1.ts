/** Which motors of the steering gear run, shown on the bridge. */
import { seconds } from "../../kernel/duration.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { passengerShips } from "../terms/ships.ts";
import { powerUnits } from "../terms/steering.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const steeringMotorsShown = defineRule({
  id: "PSR-I-45(1)",
  title: "Steering motors shown to run",
  cites: schedule(
    "45(1)",
    "Means for indicating that the motors of electric and electrohydraulic steering gear are running shall be installed on the navigation bridge",
  ),
  version: 1,
  reading:
    "An indication that is not known, or that contradicts the power, is a caution: the motors themselves are 44(5).",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: powerUnits,
      settings: { settling: setting(seconds(5), "a motor runs down, and its relay falls, within seconds") },
      reads: (unit) => ({ running: of(unit, "running"), power: ifKnown(of(unit, "power")) }),
      complies: ({ running, power }) => !(running && power === false),
      alert: {
        aspect: "mode",
        category: "B",
        title: (unit) => titled(unit, "INDICATION"),
        steps: after(
          "settling",
          "caution",
          ({ name }) => `${name} is shown running without power: do not trust the lamp`,
        ),
        unknown: { priority: "caution" },
      },
    }),
  ],
});
