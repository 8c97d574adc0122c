/** Equalisation by cross-flooding. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { notEqualising, watchEqualising } from "../terms/equalising.ts";
import { greatestHeel, heelOf } from "../terms/heel.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { isOpen, valvesOf } from "../terms/valves.ts";

export const equalisedWithinTenMinutes = defineRule({
  id: "PSR-I-18(2)",
  title: "Equalised within 10 minutes of cross-flooding",
  cites: schedule(
    "18(2)",
    "where cross-flooding devices are fitted, the time for equalisation shall not exceed 10 min",
  ),
  version: 1,
  reading:
    "Written for the calculation, read for the ship: from the opening of the device until she stays upright. A list above 15° for a minute is an alarm before. A heel that is not known is not upright; a device that works by itself must tell that it opened.",
  binds: passengerShips,
  status: "watched",
  checks: [
    episode({
      items: (ship) => valvesOf(ship, "cross-flooding"),
      settings: {
        upright: setting(1, "the text gives no figure; gauges and sea leave a degree in doubt", "°"),
        steady: setting(seconds(30), "longer than any roll, so that she does not only pass through upright"),
        lasting: setting(seconds(60), "a list lasts, a roll does not"),
      },
      reads: (valve, ship) => ({ position: of(valve, "position"), ...heelOf(ship) }),
      start: notEqualising,
      turn: (state, values, now, { item, settings }) =>
        watchEqualising(
          state,
          {
            open: values.position === undefined ? undefined : isOpen(values.position),
            heel: greatestHeel(values),
          },
          now,
          item.name,
          settings,
        ),
      alert: {
        aspect: "water",
        category: "B",
        title: (valve) => titled(valve, "EQUALISE"),
        steps: atOnce("alarm", ({ name }) => `${name}: not equalised`),
        unknown: { priority: "alarm" },
      },
      log: { when: ["met", "failed"], book: "deck", says: (_, _outcome, _values, words) => words },
    }),
  ],
});
