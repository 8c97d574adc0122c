/** Trim and stability determined, and the ship upright, before departure. */
import { hours } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { greatestHeel, heelOf } from "../terms/heel.ts";
import { entered } from "../terms/logs.ts";
import { entryStands } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const stabilityBeforeDeparture = defineRule({
  id: "PSR-I-36(1)",
  title: "Stability determined before departure",
  cites: schedule(
    "36(1)",
    "prior to its departure, the master shall determine the ship's trim and stability and also ascertain and record that the ship is upright and in compliance with stability criteria",
  ),
  version: 1,
  reading:
    "The entry is the master's: that she is upright and complies with the stability criteria. It counts for two hours. A heel shown while she lies ready keeps the gate shut; after departure she rolls, and only the entry is judged.",
  binds: passengerShips,
  status: "entered",
  checks: [
    gate({
      items: theShip,
      settings: {
        validFor: setting(hours(2), "loading, bunkers and passengers change her after that"),
        upright: setting(0.5, "the text gives no figure for upright", "°"),
      },
      reads: (ship, aboard) => ({
        phase: ifKnown(fact("voyage.phase")),
        began: ifKnown(fact("voyage.began")),
        entered: itemFact("entered-stability", ship),
        ...heelOf(aboard),
      }),
      during: fromReadiness,
      complies: (values, { at, settings }) =>
        entryStands(values, at, settings.validFor) &&
        (values.phase !== "ready" || (greatestHeel(values) ?? 0) <= settings.upright),
      lists: () => "Trim and stability determined, upright, entered",
      alert: {
        aspect: "record",
        category: "B",
        title: () => "STABILITY ENTRY",
        steps: whenSheGoes("alarm", () => "Departed without the entry of trim, stability and upright"),
      },
      log: entered("deck", "sailed without the entry of trim and stability", "trim and stability entered"),
    }),
  ],
});
