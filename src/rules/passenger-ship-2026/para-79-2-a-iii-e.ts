/** A declaration of the supplier before bunkering, and a delivery note with the flashpoint after it. */
import { hours } from "../../kernel/duration.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { bunkeringReads, bunkeringShip, declaredBefore, noted } from "../terms/bunkers.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after, atOnce } from "../terms/steps.ts";

export const bunkerPapers = defineRule({
  id: "PSR-I-79(2)(a)(iii)(E)",
  title: "Declaration before bunkering, delivery note after it",
  cites: schedule(
    "79(2)(a)(iii)(E)",
    "shall prior to bunkering be provided with a declaration signed and certified by the oil fuel supplier's representative",
  ),
  version: 1,
  reading:
    "Bunkering begins when it is entered. The declaration counts when it was entered within the setting before that; the delivery note when it was entered afterwards, and it is not taken without a flashpoint.",
  binds: passengerShips,
  status: "entered",
  checks: [
    condition({
      check: "declaration",
      items: bunkeringShip,
      settings: {
        declaredWithin: setting(hours(48), "an older declaration is taken for one of the delivery before"),
      },
      reads: bunkeringReads,
      complies: (values, { settings }) => declaredBefore(values, settings.declaredWithin),
      alert: {
        aspect: "record",
        category: "B",
        title: () => "NO DECLARATION",
        steps: atOnce("warning", () => "Bunkering without the declaration of the fuel supplier"),
      },
      log: entered(
        "engine",
        "bunkered without the declaration of the supplier",
        "declaration of the supplier entered",
      ),
    }),
    condition({
      check: "note",
      items: bunkeringShip,
      settings: {
        notedWithin: setting(hours(12), "the note is signed when the hose is off, within a watch or two"),
      },
      reads: bunkeringReads,
      complies: noted,
      alert: {
        aspect: "record",
        category: "B",
        title: () => "NO DELIVERY NOTE",
        steps: after("notedWithin", "warning", () => "Fuel delivered, and no bunker delivery note entered"),
      },
      log: entered("engine", "bunkered without a bunker delivery note", "bunker delivery note entered"),
    }),
  ],
});
