/** Machinery alarms are accepted in the engine room before they end: both are entered. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { acceptanceOf, nothingKnown, watchAcceptance } from "../terms/machinery-acceptance.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

export const alarmsMaintainedUntilAccepted = defineRule({
  id: "PSR-I-65(3)(b)",
  title: "Acceptance of machinery alarms",
  cites: schedule(
    "65(3)(b)",
    "Alarms shall be maintained until they are accepted and the visual indications of individual alarms shall remain until the fault has been corrected",
  ),
  version: 1,
  reading:
    "The alert of 67(4)(c) is the one on the bridge: it says that the alarm was accepted in the engine room, stays until the fault is corrected, and until acknowledged where that comes first. One that ends unaccepted is entered, without a second alert: no signal tells an alarm dropped too early from a fault that mended itself.",
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
        if (turned === "accepted")
          return { ...turn, outcome: { is: "met", says: `${item.name} accepted in the engine room` } };
        if (turned !== "unaccepted") return turn;
        const says = `${item.name} ended before anybody had accepted it in the engine room`;
        return { ...turn, outcome: { is: "unproven", says } };
      },
      alert: {
        aspect: "health",
        category: "B",
        title: (alarm) => titled(alarm, "NOT KNOWN"),
        steps: [],
        unknown: { priority: "alarm" },
      },
      log: { when: ["met", "unproven"], book: "engine", says: (_alarm, _outcome, _values, words) => words },
    }),
  ],
});
