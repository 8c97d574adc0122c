/** Speaking between the bridge and the steering gear compartment. */
import { hours } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifFitted, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { entryStands } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const steeringCompartmentReached = defineRule({
  id: "PSR-I-44(10)",
  title: "Communication with the steering gear compartment",
  cites: schedule(
    "44(10)",
    "A means of communication shall be provided between the navigation bridge and the steering gear compartment",
  ),
  version: 1,
  reading:
    "By the signal of the link where it is bound, otherwise by an entry of a test that names the steering gear.",
  binds: passengerShips,
  status: "watched",
  checks: [
    gate({
      items: (ship) => fitted(ship, "steering-gear"),
      settings: { validFor: setting(hours(12), "a test longer before departure is of another voyage") },
      reads: (gear) => ({
        phase: ifKnown(fact("voyage.phase")),
        began: ifKnown(fact("voyage.began")),
        communication: ifFitted(of(gear, "communication")),
        entered: itemFact("entered-test", gear),
      }),
      during: fromReadiness,
      complies: (values, { at, settings }) =>
        values.communication ?? entryStands(values, at, settings.validFor),
      lists: ({ name }) => `${name}: its compartment can be spoken to`,
      alert: {
        aspect: "health",
        category: "B",
        title: (gear) => titled(gear, "NO TALK"),
        steps: whenSheGoes(
          "warning",
          ({ name }) => `${name}: no communication with its compartment is known to work`,
        ),
      },
      log: entered(
        "deck",
        "sailed without communication with its compartment",
        "compartment can be spoken to",
      ),
    }),
  ],
});
