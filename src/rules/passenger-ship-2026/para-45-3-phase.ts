/** The phases of the supply of the steering gear. */
import { milliseconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { circuits } from "../terms/steering.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const steeringPhaseFailure = defineRule({
  id: "PSR-I-45(3)/phase",
  title: "Steering gear: a phase has failed",
  cites: schedule(
    "45(3)",
    "Where a three-phase supply is used an alarm shall be provided that shall indicate failure of any one of the supply phases",
  ),
  version: 1,
  reading: "Every circuit is taken for three-phase.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: circuits,
      settings: {
        bounce: setting(
          milliseconds(500),
          "the text gives no delay; a starting motor unbalances the phases for less",
        ),
      },
      reads: (circuit) => ({ failed: of(circuit, "phase-failure") }),
      complies: ({ failed }) => !failed,
      alert: {
        aspect: "power",
        category: "B",
        title: (circuit) => titled(circuit, "PHASE"),
        steps: after(
          "bounce",
          "alarm",
          ({ name }) => `${name}: a phase has failed, motors on it run hot or stop`,
        ),
      },
      log: entered("engine", "lost a phase", "has all its phases again"),
    }),
  ],
});
