/** The beginning and the end of each voyage, so that the log of a voyage can be found and taken away. */
import { fact, ifKnown } from "../../signals/ref.ts";
import { record } from "../bind.ts";
import { selfWatch } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { theShip } from "../terms/the-ship.ts";

export const voyagesBeginAndEnd = defineRule({
  id: "WK-voyage",
  title: "Beginning and end of each voyage",
  cites: selfWatch("voyage", "A log is asked for by the voyage."),
  version: 1,
  reading:
    "A voyage begins when the last line is let go and ends when she is made fast at a berth again; a shift of berth is a voyage of its own, an anchorage is the end of none.",
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [
    record({
      items: theShip,
      reads: () => ({ phase: ifKnown(fact("voyage.phase")) }),
      aspect: "mode",
      of: "phase",
      as: (phase) => (phase === "alongside" || phase === "ready" ? "ended" : "began"),
      log: {
        when: ["edge"],
        book: "deck",
        says: (_, __, { phase }, gap) =>
          `${phase === "alongside" || phase === "ready" ? "Voyage ended, made fast" : "Voyage began"}${gap && `, ${gap}`}`,
      },
    }),
  ],
});
