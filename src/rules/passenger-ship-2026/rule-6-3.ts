/** The certificates of the ship are on board and in force. */
import { days } from "../../kernel/duration.ts";
import { fact, ifKnown } from "../../signals/ref.ts";
import { duty, gate } from "../bind.ts";
import { rule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { expiry, expiryLog, inForce, isInForce, papers, validUntil } from "../terms/papers.ts";
import { passengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const certificatesInForce = defineRule({
  id: "PSR-R-6(3)",
  title: "Certificates in force",
  cites: rule("6(3)", "The certificate shall be issued in the format provided under Schedule II"),
  version: 1,
  reading:
    "Every paper of the sort certificate that the ship file names, to the last day that it or a later entry gives, by the ship's clocks; before departure by UTC. Which certificates a ship has to have is for the survey: one that the ship file does not name is not missed.",
  binds: passengerShips,
  status: "entered",
  checks: [
    duty({
      items: (ship) => papers(ship, "certificate"),
      settings: {
        reminder: setting(days(30), "a survey wants to be arranged, and the ship to be where it can be"),
      },
      reads: (paper) => ({ until: validUntil(paper) }),
      ...inForce,
      warnBefore: ({ reminder }) => reminder,
      owes: ({ name }) => `${name} in force`,
      alert: expiry("CERTIFICATE ENDS", "warning"),
      log: expiryLog,
    }),
    gate({
      check: "departure",
      items: (ship) => papers(ship, "certificate"),
      reads: (paper) => ({ phase: ifKnown(fact("voyage.phase")), until: validUntil(paper) }),
      during: fromReadiness,
      complies: ({ until }, { at, item }) => isInForce(item.inShipFile, until, at),
      lists: ({ name }) => `${name} in force`,
      alert: {
        aspect: "record",
        category: "B",
        title: () => "NO CERTIFICATE",
        steps: whenSheGoes("warning", ({ name }) => `Departed while ${name} was not in force`),
      },
      log: entered("deck", "was not in force when she sailed", "in force again"),
    }),
  ],
});
