/** Accesses within the bulkheads that confine water on the ro-ro deck. */
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { isClosed } from "../terms/doors.ts";
import { enteredOnce } from "../terms/logs.ts";
import { accessesInBarriers, mayBeOpenedOnTheVoyage } from "../terms/ro-ro.ts";
import { openForPassage } from "../terms/ro-ro-checks.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { openedAndClosed } from "../terms/times.ts";
import { titled } from "../terms/titles.ts";
import { untilTheNextBerth } from "../terms/voyage.ts";

export const barrierAccessesClosed = defineRule({
  id: "PSR-I-40(8)",
  title: "Accesses in flood barriers closed after passage",
  cites: schedule(
    "40(8)",
    "only for sufficient time to permit through passage and, if required, for the essential working of the ship",
  ),
  version: 1,
  reading:
    "As 40(6), for accesses that the ship file says are permitted to be opened; any other that is open on the voyage is an alarm at once.",
  binds: roRoPassengerShips,
  status: "watched",
  checks: [
    openForPassage((ship) => accessesInBarriers(ship).filter(mayBeOpenedOnTheVoyage)),
    condition({
      check: "closed",
      items: (ship) => accessesInBarriers(ship).filter((access) => !mayBeOpenedOnTheVoyage(access)),
      reads: (access) => ({ position: of(access, "position") }),
      during: untilTheNextBerth,
      complies: ({ position }) => isClosed(position),
      alert: {
        aspect: "position",
        category: "B",
        title: (access) => titled(access, "OPEN"),
        steps: atOnce("alarm", ({ name }) => `${name} open on the voyage, and not permitted to be`),
        unknown: { priority: "alarm" },
      },
      log: enteredOnce("deck", "open on the voyage, and not permitted to be"),
    }),
    openedAndClosed("deck", accessesInBarriers),
  ],
});
