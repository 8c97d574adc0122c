/** Sidescuttles and deadlights that nobody can reach on the voyage. */
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifFitted, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { entered } from "../terms/logs.ts";
import { openingsOf } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { isLocked } from "../terms/sidescuttles.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const unreachableSidescuttlesSecured = defineRule({
  id: "PSR-I-38(14)",
  title: "Sidescuttles out of reach secured",
  cites: schedule(
    "38(14)",
    "Sidescuttles and their deadlights which shall not be accessible during navigation shall be closed and secured before the voyage commences",
  ),
  version: 1,
  reading:
    "Out of reach are those that the ship file says so of. Without a switch an officer's 'closed and locked' counts, and then for the deadlight too.",
  binds: passengerShips,
  status: "watched",
  checks: [
    gate({
      items: (ship) => openingsOf(ship, "sidescuttle").filter((scuttle) => scuttle.notAccessible === true),
      reads: (scuttle) => ({
        phase: ifKnown(fact("voyage.phase")),
        secured: ifFitted(of(scuttle, "secured")),
        deadlight: ifFitted(of(scuttle, "deadlight")),
        confirmed: itemFact("confirmed", scuttle),
      }),
      during: fromReadiness,
      complies: ({ secured, deadlight, confirmed }) =>
        isLocked(secured, confirmed) && isLocked(deadlight, confirmed),
      lists: ({ name }) => `${name} and its deadlight closed and secured`,
      alert: {
        aspect: "securing",
        category: "B",
        title: (scuttle) => titled(scuttle, "UNSECURED"),
        steps: whenSheGoes(
          "warning",
          ({ name }) => `${name} or its deadlight not secured, out of reach at sea`,
        ),
      },
      log: entered("deck", "or its deadlight not secured on the voyage", "and its deadlight secured"),
    }),
  ],
});
