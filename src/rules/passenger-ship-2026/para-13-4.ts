/** Amended stability information after an alteration. */
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { deviationsOf, isAmended, mustBeInclined } from "../terms/lightship.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const informationAmendedAfterAlterations = defineRule({
  id: "PSR-I-13(4)",
  title: "Stability information amended after alterations",
  cites: schedule("13(4)", "amended stability information shall be provided"),
  version: 1,
  reading:
    "An alteration is entered with the deviations that it brings; after it, the paper 'stability-information' is entered anew, and, above the values of 13(5), the paper 'inclining'. What is entered before the alteration does not count. The text asks for no alert: going without is a silent caution.",
  binds: passengerShips,
  status: "entered",
  checks: [
    gate({
      items: theShip,
      reads: () => ({
        phase: ifKnown(fact("voyage.phase")),
        amended: itemFact("entered-paper", { id: "stability-information" }),
        ...deviationsOf("alteration"),
      }),
      during: fromReadiness,
      complies: (values) => isAmended(values.entered, values.amended) && !mustBeInclined(values),
      lists: () => "Stability information amended after the last alteration",
      alert: {
        aspect: "record",
        category: "B",
        title: () => "STABILITY INFO",
        steps: whenSheGoes(
          "caution",
          () => "Altered since, and sailed without amended stability information or inclining",
        ),
      },
      log: entered("deck", "sailed without amended stability information", "stability information amended"),
    }),
  ],
});
