/** The acceptance of one machinery alarm does not stand for the next. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { acceptanceOf, nothingKnown, watchAcceptance } from "../terms/machinery-acceptance.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const acceptanceInhibitsNoOther = defineRule({
  id: "PSR-I-65(3)(a)",
  title: "Acceptance of one machinery alarm inhibits no other",
  cites: schedule("65(3)(a)", "the acceptance of any alarm shall not inhibit another alarm"),
  version: 1,
  reading:
    "Told by an alarm that is accepted from the moment it is given: nobody can have accepted it, and 65(1)(e) would take it as attended to. That several are indicated at once is so on the bridge, each by 67(4)(c); for the control room no signal tells it.",
  binds: passengerShips,
  status: "watched",
  checks: [
    episode({
      items: (ship) => fitted(ship, "machinery-alarm"),
      settings: {
        late: setting(seconds(2), "alarm and acceptance may come in separate messages, a scan apart"),
      },
      reads: acceptanceOf,
      start: nothingKnown,
      turn: (before, values, now, { item, settings }) => {
        const { turned, ...turn } = watchAcceptance(before, values, now, settings.late);
        if (turned === "carried") {
          const says = `${item.name} came as accepted already, and sounded for nobody: tell the engine room`;
          return { ...turn, outcome: { is: "failed", says } };
        }
        return turned === "cleared"
          ? { ...turn, outcome: { is: "met", says: `${item.name} ended, or is given anew` } }
          : turn;
      },
      alert: {
        aspect: "duty",
        category: "B",
        title: (alarm) => titled(alarm, "NOT SOUNDED"),
        steps: atOnce("alarm", ({ name }) => `${name} came as accepted already`),
        unknown: { priority: "alarm" },
      },
      log: { when: ["failed"], book: "engine", says: (_alarm, _outcome, _values, words) => words },
    }),
  ],
});
