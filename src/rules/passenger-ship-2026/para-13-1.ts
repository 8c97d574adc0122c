/** The limits by which stability is judged include the intact criteria of the Code. */
import { isUnfitted } from "../../ship/unfitted.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { stabilityComputers } from "../terms/loading.ts";
import { passengerShipsOf24Metres } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const intactCriteriaIncluded = defineRule({
  id: "PSR-I-13(1)",
  title: "Intact stability criteria included",
  cites: schedule(
    "13(1)",
    "ships having a length of 24 meter and upwards shall as a minimum comply with the requirements of part A of the 2008 Intact Stability code",
  ),
  version: 1,
  reading:
    "The limits themselves are 14(2)(a), the finding 36(1); here, that they include part A: stated in the ship file of the stability computer, or confirmed of it by an officer as 'with the intact criteria'. Not stated is not shown. Inclining on completion is survey.",
  binds: passengerShipsOf24Metres,
  status: "entered",
  checks: [
    gate({
      items: stabilityComputers,
      reads: (computer) => ({
        phase: ifKnown(fact("voyage.phase")),
        confirmed: itemFact("confirmed", computer),
        ...(isUnfitted(computer.id) ? { computer: of(computer, "healthy") } : {}),
      }),
      during: fromReadiness,
      complies: ({ confirmed }, { item }) =>
        item.intactCriteria === true || confirmed === "with the intact criteria",
      lists: ({ name }) => `${name}: limits stated to include the intact criteria`,
      alert: {
        aspect: "record",
        category: "B",
        title: () => "INTACT CRITERIA",
        steps: whenSheGoes(
          "caution",
          ({ name }) => `${name}: its limits are not stated to include the intact criteria (part A)`,
        ),
      },
    }),
  ],
});
