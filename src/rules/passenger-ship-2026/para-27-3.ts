/** The number of passengers on a ship with doors between spaces for goods vehicles. */
import { hours } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown } from "../../signals/ref.ts";
import { condition, gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { entryStands } from "../terms/openings.ts";
import { areaOf, mayCarry, type VehicleShip, vehicleShip } from "../terms/passengers.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce, whenSheGoes } from "../terms/steps.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const passengersOfVehicleShips = defineRule({
  id: "PSR-I-27(3)",
  title: "Passengers no more than 12 + Ad/25",
  cites: schedule(
    "27(3)",
    "The ship may not be certified for a higher number of passengers than assumed in sub- paragraph (2)",
  ),
  version: 1,
  reading:
    "The count is an entry for this departure, personnel accompanying vehicles included; no count keeps the gate shut. Allowed are whole persons of 12 + Ad/25, and no more than certified. A certificate for more than that is a fault of its own.",
  binds: passengerShips,
  status: "entered",
  checks: [
    gate({
      items: vehicleShip,
      settings: { validFor: setting(hours(2), "who came aboard since then was not counted") },
      reads: (ship) => ({
        phase: ifKnown(fact("voyage.phase")),
        began: ifKnown(fact("voyage.began")),
        entered: itemFact("entered-passengers", ship),
        passengers: itemFact("figure-passengers", ship),
        ...areaOf(ship),
      }),
      during: fromReadiness,
      complies: (values, { at, item, settings }) =>
        entryStands(values, at, settings.validFor) &&
        (values.passengers ?? Number.POSITIVE_INFINITY) <= mayCarry(item),
      lists: (ship) => `Passengers counted and entered, ${mayCarry(ship)} at most`,
      alert: {
        aspect: "record",
        category: "B",
        title: () => "PASSENGERS",
        steps: whenSheGoes(
          "warning",
          (ship: VehicleShip) => `Passengers not counted, or more than ${mayCarry(ship)}`,
        ),
      },
      log: entered("deck", "sailed with passengers not counted or too many", "passengers within the number"),
    }),
    condition({
      check: "certificate",
      items: vehicleShip,
      reads: areaOf,
      complies: (_, { item }) => item.certified <= (item.most ?? 0),
      alert: {
        aspect: "record",
        category: "B",
        title: () => "CERTIFICATE",
        steps: atOnce(
          "caution",
          ({ certified, most }: VehicleShip) =>
            `Certified for ${certified} passengers: para 27(2) allows ${most}`,
        ),
      },
    }),
  ],
});
