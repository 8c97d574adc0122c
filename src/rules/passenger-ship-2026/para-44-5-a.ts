/** Steering gear power units start again by themselves when their power comes back. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { notRestarting, watchRestart } from "../terms/restart.ts";
import { passengerShips } from "../terms/ships.ts";
import { powerUnits } from "../terms/steering.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const steeringUnitsRestart = defineRule({
  id: "PSR-I-44(5)(a)",
  title: "Steering power units restart by themselves",
  cites: schedule(
    "44(5)(a)",
    "arranged to restart automatically when power is restored after a power failure",
  ),
  version: 1,
  reading: "Owed of a unit that ran when its power was lost. What is not seen to run has not started.",
  binds: passengerShips,
  status: "watched",
  checks: [
    episode({
      items: powerUnits,
      settings: {
        longest: setting(
          seconds(10),
          "the text gives no figure; motors that start in turn need some seconds each",
        ),
      },
      reads: (unit) => ({ power: of(unit, "power"), running: of(unit, "running") }),
      start: notRestarting,
      turn: (state, values, now, { item, settings }) =>
        watchRestart(state, values, now, item.name, settings.longest),
      alert: {
        aspect: "mode",
        category: "B",
        title: (unit) => titled(unit, "NO RESTART"),
        steps: atOnce("alarm", ({ name }) => `${name} did not start again`),
      },
      log: { when: ["met", "failed"], book: "deck", says: (_unit, _outcome, _values, words) => words },
    }),
  ],
});
