/** Low sidescuttles for the whole passage. */
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifFitted, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { enteredOnce } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { draughtsOf, isLocked, isLow, sidescuttles } from "../terms/sidescuttles.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const lowSidescuttlesLocked = defineRule({
  id: "PSR-I-38(13)",
  title: "Low sidescuttles closed and locked",
  cites: schedule(
    "38(13)",
    "having its lowest point 1.4 m plus 2.5% of the breadth of the ship above the water when the voyage commences, all the sidescuttles in that between-deck shall be closed watertight and locked",
  ),
  version: 1,
  reading:
    "'Sub-paragraph 28' is paragraph 28. One low sill binds every sidescuttle of its deck. The water is the greatest draught that a gauge shows, at sea as well, without allowance for fresh water; a sill or draught that is not known is low. Until the next port: an anchorage is none, and no permission helps. Locked is its switch, or an officer's 'closed and locked'. A ship with a limiting draught is judged by 38(13)(b).",
  binds: passengerShips,
  status: "watched",
  checks: [
    gate({
      // A limiting draught of 38(13)(b) takes their place: judged there.
      items: (ship) => (ship.particulars.limitingDraught === undefined ? sidescuttles(ship) : []),
      reads: (scuttle, ship) => ({
        phase: ifKnown(fact("voyage.phase")),
        secured: ifFitted(of(scuttle, "secured")),
        confirmed: itemFact("confirmed", scuttle),
        ...draughtsOf(ship),
      }),
      during: fromReadiness,
      complies: (values, { item }) => isLocked(values.secured, values.confirmed) || !isLow(item, values),
      lists: ({ name }) => `${name} closed and locked`,
      alert: {
        aspect: "securing",
        category: "B",
        title: (scuttle) => titled(scuttle, "UNLOCKED"),
        steps: whenSheGoes("alarm", ({ name }) => `${name} not closed and locked, low above the water`),
      },
      log: enteredOnce("deck", "not closed and locked on the voyage"),
    }),
  ],
});
