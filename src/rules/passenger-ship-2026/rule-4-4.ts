/** Every exemption and equivalent is in writing, and kept on board. */
import { days } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { condition, duty } from "../bind.ts";
import { rule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { expiry, expiryLog, inForce, papers, relaxed, validUntil } from "../terms/papers.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";

export const exemptionsInWriting = defineRule({
  id: "PSR-R-4(4)",
  title: "Exemptions and equivalents on board in writing",
  cites: rule("4(4)", "documented in writing; (b) retained as part of the statutory records of the ship"),
  version: 1,
  reading:
    "Read for every leave of the Administration that the ship file claims for a door or an access (permitted-open, at-anchorage): a paper of the sort exemption covers it, or a person enters one for it. A leave without a paper, or with one that has ended, is alerted and entered; it is for the ship file to take it back.",
  binds: passengerShips,
  status: "entered",
  checks: [
    condition({
      items: relaxed,
      reads: (item) => ({ paper: itemFact("entered-paper", item) }),
      complies: ({ paper }, { item }) => item.covered || paper !== undefined,
      alert: {
        aspect: "record",
        category: "B",
        title: () => "NO LEAVE ABOARD",
        steps: atOnce("caution", ({ name }) => `${name}: no paper on board for the leave to open it`),
      },
      log: entered(
        "deck",
        "has a leave for which no paper is on board",
        "has the paper of its leave on board",
      ),
    }),
    duty({
      check: "papers",
      items: (ship) => papers(ship, "exemption"),
      settings: { reminder: setting(days(30), "an exemption is asked for weeks before the last one ends") },
      reads: (paper) => ({ until: validUntil(paper) }),
      ...inForce,
      warnBefore: ({ reminder }) => reminder,
      owes: ({ name }) => `${name} in force`,
      alert: expiry("EXEMPTION ENDS", "caution"),
      log: expiryLog,
    }),
  ],
});
