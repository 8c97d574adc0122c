/** Steering gear power units brought into operation from the bridge, before departure. */
import { hours } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown } from "../../signals/ref.ts";
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

export const steeringUnitsStartedFromTheBridge = defineRule({
  id: "PSR-I-44(5)(b)",
  title: "Steering power units started from the bridge",
  cites: schedule(
    "44(5)(b)",
    "capable of being brought into operation from a position on the navigation bridge",
  ),
  version: 1,
  reading:
    "A running contact does not tell from where a unit was started: it is an entry of a test that names the unit. One entry may name all.",
  binds: passengerShips,
  status: "entered",
  checks: [
    gate({
      items: (ship) => fitted(ship, "steering-power-unit"),
      settings: { validFor: setting(hours(12), "a test longer before departure is of another voyage") },
      reads: (unit) => ({
        phase: ifKnown(fact("voyage.phase")),
        began: ifKnown(fact("voyage.began")),
        entered: itemFact("entered-test", unit),
      }),
      during: fromReadiness,
      complies: (values, { at, settings }) => entryStands(values, at, settings.validFor),
      lists: ({ name }) => `${name} started from the bridge, entered as a test`,
      alert: {
        aspect: "record",
        category: "B",
        title: (unit) => titled(unit, "NOT TESTED"),
        steps: whenSheGoes(
          "warning",
          ({ name }) => `${name}: sailed without having been started from the bridge in a test`,
        ),
      },
      log: entered(
        "deck",
        "sailed without a test that it starts from the bridge",
        "tested: started from the bridge",
      ),
    }),
  ],
});
