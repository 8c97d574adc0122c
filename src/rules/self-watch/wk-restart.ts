/** A watch that was interrupted says so when it begins again: what happened meanwhile nobody saw. */
import { seconds } from "../../kernel/duration.ts";
import { health } from "../../signals/health.ts";
import { condition } from "../bind.ts";
import { selfWatch } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { theShip } from "../terms/the-ship.ts";

export const watchIsUnbroken = defineRule({
  id: "WK-restart",
  title: "The watch is unbroken",
  cites: selfWatch("restart", "It never claims what was not seen."),
  version: 1,
  reading:
    "Each start but the first is told, with its cause, also when the watch had been told to stop; it stays on the list until somebody acknowledges it, although it is over.",
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [
    condition({
      items: theShip,
      reads: () => ({ restart: health("watch.restart") }),
      complies: ({ restart }) => restart === undefined || restart === "well",
      alert: {
        aspect: "health",
        category: "B",
        title: () => "WATCH RESTARTED",
        latched: true,
        steps: [
          {
            after: seconds(0),
            priority: "warning",
            says: (_, { restart }) => restart ?? "The watch was restarted",
          },
        ],
      },
      log: { when: ["raised"], book: "deck", says: (_, __, ___, words) => `${words}.` },
    }),
  ],
});
