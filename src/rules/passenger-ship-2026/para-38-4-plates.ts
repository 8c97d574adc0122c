/** Portable plates on bulkheads. */
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifFitted, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { enteredOnce } from "../terms/logs.ts";
import { isShut, openings } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { fromReadinessDuringNavigation } from "../terms/voyage.ts";

export const platesInPlace = defineRule({
  id: "PSR-I-38(4)/plates",
  title: "Portable plates in place",
  cites: schedule(
    "38(4)",
    "Portable plates on bulkheads shall always be in place before the voyage commences and shall not be removed during navigation except in case of urgent necessity at the discretion of the master",
  ),
  version: 1,
  reading:
    "A plate without a switch is in place when an officer has confirmed it, and not otherwise. The master's urgent necessity is a named permission with its end; it is not to be had before the voyage.",
  binds: passengerShips,
  status: "watched",
  checks: [
    gate({
      items: (ship) => openings(ship).filter(({ opening }) => opening === "portable-plate"),
      reads: (plate) => ({
        phase: ifKnown(fact("voyage.phase")),
        position: ifFitted(of(plate, "position")),
        confirmed: itemFact("confirmed", plate),
        permission: itemFact("permission", plate),
      }),
      during: fromReadinessDuringNavigation,
      complies: ({ phase, position, confirmed, permission }) =>
        isShut(position, confirmed === "in place" ? "closed" : confirmed) ||
        (permission !== undefined && phase !== "ready"),
      lists: ({ name }) => `${name} in place`,
      alert: {
        aspect: "position",
        category: "B",
        title: (plate) => titled(plate, "REMOVED"),
        steps: whenSheGoes("alarm", ({ name }) => `${name} not in place, no urgent necessity entered`),
        unknown: { priority: "alarm" },
      },
      log: enteredOnce("deck", "not in place during navigation, no urgent necessity entered"),
    }),
  ],
});
