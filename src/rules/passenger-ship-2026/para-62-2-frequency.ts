/** A bilge pump that starts more often, or runs longer, than would normally be expected. */
import { minutes } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { atRest, watchPump } from "../terms/bilge.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const bilgePumpFrequency = defineRule({
  id: "PSR-I-62(2)/frequency",
  title: "Bilge pump runs too often or too long",
  cites: schedule("62(2)", "when the pump is operating more frequently than would normally be expected"),
  version: 1,
  reading:
    "What is normally expected is a setting and nothing learned: a leak that grows slowly would teach the watch to expect it.",
  binds: passengerShips,
  status: "watched",
  checks: [
    episode({
      items: (ship) => fitted(ship, "bilge-pump"),
      settings: {
        starts: setting(4, "in an hour, what a dry ship's bilges ask for", "per hour"),
        longest: setting(minutes(10), "the wells of one space are drawn down in less"),
      },
      reads: (pump) => ({ running: of(pump, "running") }),
      start: atRest,
      turn: (state, values, now, { item, settings }) =>
        watchPump(state, values.running, now, item.name, settings),
      alert: {
        aspect: "water",
        category: "B",
        title: (pump) => titled(pump, "PUMP RUNS"),
        steps: atOnce("warning", (pump) => `${pump.name} runs too often or too long`),
      },
      log: { when: ["failed"], book: "engine", says: (_pump, _outcome, _values, words) => words },
    }),
  ],
});
