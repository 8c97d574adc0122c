/** Sidescuttles of a ship to which the Director-General indicated a limiting mean draught. */
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifFitted, ifKnown, of } from "../../signals/ref.ts";
import { condition, gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { draughtAndZone, isWithinLimit, limitedScuttles } from "../terms/limiting-draught.ts";
import { entered, enteredOnce } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { isLocked } from "../terms/sidescuttles.ts";
import { atOnce, whenSheGoes } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { duringNavigation, fromReadiness } from "../terms/voyage.ts";

export const sidescuttlesUnderTheLimitingDraught = defineRule({
  id: "PSR-I-38(13)(b)",
  title: "Sidescuttles locked above the limiting draught",
  cites: schedule(
    "38(13)(b)",
    "In tropical zones as defined in the International Convention on Load Lines, 1966, this limiting draught may be increased by 0.3 m",
  ),
  version: 1,
  reading:
    "On a ship with a limiting draught this stands in the place of 38(13): above it, locked, with the alarm of that paragraph; up to it she may sail with them unlocked, and open one at sea by a permission, which is the master's responsibility. Mean draught is the gauge amidships, else the mean of forward and aft; not known is above. The zone is tropical while the tropical load line is confirmed as 'in force' and no other. Times are entered by 38(12) and 38(13)(a).",
  binds: passengerShips,
  status: "watched",
  checks: [
    gate({
      items: limitedScuttles,
      reads: (scuttle, ship) => ({
        phase: ifKnown(fact("voyage.phase")),
        secured: ifFitted(of(scuttle, "secured")),
        confirmed: itemFact("confirmed", scuttle),
        ...draughtAndZone(scuttle, ship),
      }),
      during: fromReadiness,
      complies: (values, { item }) =>
        isLocked(values.secured, values.confirmed) || isWithinLimit(item, values),
      lists: ({ name }) => `${name} closed and locked, or draught within the limit`,
      alert: {
        aspect: "securing",
        category: "B",
        title: (scuttle) => titled(scuttle, "UNLOCKED"),
        steps: whenSheGoes(
          "alarm",
          ({ name }) => `Lock ${name}: draught above the limiting draught, or not known`,
        ),
      },
      log: entered("deck", "not locked above the limiting draught", "locked, or draught within the limit"),
    }),
    condition({
      check: "responsibility",
      items: (ship) => limitedScuttles(ship).filter(({ signals }) => signals.includes("position")),
      reads: (scuttle, ship) => ({
        position: of(scuttle, "position"),
        permission: itemFact("permission", scuttle),
        ...draughtAndZone(scuttle, ship),
      }),
      during: duringNavigation,
      complies: ({ position, permission, ...values }, { item }) =>
        position !== "open" || permission !== undefined || !isWithinLimit(item, values),
      alert: {
        aspect: "position",
        category: "B",
        title: (scuttle) => titled(scuttle, "OPEN"),
        steps: atOnce("warning", ({ name }) => `${name} open at sea, and the master has not permitted it`),
      },
      log: enteredOnce("deck", "open at sea without the master's permission"),
    }),
  ],
});
