/** Sidescuttles in spaces for cargo or passengers in turn. */
import { itemFact } from "../../signals/item-facts.ts";
import { ifFitted, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { entered } from "../terms/logs.ts";
import { openingsOf } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { duringNavigation } from "../terms/voyage.ts";

export const sidescuttlesByConsent = defineRule({
  id: "PSR-I-28(5)(b)",
  title: "Sidescuttles not opened without the master",
  cites: schedule(
    "28(5)(b)",
    "effectively prevent any person opening them or their deadlights without the consent of the master",
  ),
  version: 1,
  reading:
    "The master's consent is a named permission with its end. Where 38(13) binds as well, it is not to be had.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) =>
        openingsOf(ship, "sidescuttle").filter((scuttle) => scuttle.cargoOrPassengers === true),
      reads: (scuttle) => ({
        secured: of(scuttle, "secured"),
        deadlight: ifFitted(of(scuttle, "deadlight")),
        permission: itemFact("permission", scuttle),
      }),
      during: duringNavigation,
      complies: ({ secured, deadlight, permission }) =>
        (secured && deadlight !== false) || permission !== undefined,
      alert: {
        aspect: "securing",
        category: "B",
        title: (scuttle) => titled(scuttle, "UNLOCKED"),
        steps: atOnce(
          "warning",
          ({ name }) => `${name} or its deadlight opened without the master's consent`,
        ),
      },
      log: entered("deck", "unlocked without the master's consent", "locked, or the consent given"),
    }),
  ],
});
