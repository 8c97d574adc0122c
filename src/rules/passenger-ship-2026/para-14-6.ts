/** The loading condition, verified by calculation. */
import { fitted } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const loadingVerified = defineRule({
  id: "PSR-I-14(6)",
  title: "Loading condition verified before departure",
  cites: schedule(
    "14(6)",
    "does not deviate from a studied loading condition or verify by calculation that the stability criteria are satisfied",
  ),
  version: 1,
  reading:
    "Where the stability computer tells GM and its limit, 14(2)(a) judges. Otherwise its own finding that the criteria are met; a studied loading condition that stands for it is a permission for the computer, with its end.",
  binds: passengerShips,
  status: "watched",
  checks: [
    gate({
      items: (ship) => fitted(ship, "stability-computer").filter(({ signals }) => !signals.includes("gm")),
      reads: (computer) => ({
        phase: ifKnown(fact("voyage.phase")),
        complies: of(computer, "complies"),
        permission: itemFact("permission", computer),
      }),
      during: fromReadiness,
      complies: ({ complies, permission }) => complies || permission !== undefined,
      lists: ({ name }) => `${name} finds the stability criteria met`,
      alert: {
        aspect: "health",
        category: "B",
        title: () => "STABILITY",
        steps: whenSheGoes("caution", ({ name }) => `${name} does not find the stability criteria met`),
      },
      log: entered(
        "deck",
        "did not find the stability criteria met",
        "finds the stability criteria met, or a studied condition was declared",
      ),
    }),
  ],
});
