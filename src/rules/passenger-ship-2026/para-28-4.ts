/** Portable deadlights lie beside the sidescuttles that they serve. */
import { days } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { openings } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const deadlightsBesideTheirScuttles = defineRule({
  id: "PSR-I-28(4)",
  title: "Portable deadlights in their places",
  cites: schedule(
    "28(4)",
    "Such portable deadlights shall be stowed adjacent to the side scuttles they serve",
  ),
  version: 1,
  reading:
    "The text gives no interval: looked at with the weekly tests of 37(1), by an entry of inspection that names the sidescuttle; one entry may name several. One that is missing is the defect of that entry. Which deadlights may be portable is construction.",
  binds: passengerShips,
  status: "entered",
  checks: [
    duty({
      items: (ship) =>
        openings(ship).filter(
          ({ opening, portableDeadlight }) => opening === "sidescuttle" && portableDeadlight === true,
        ),
      settings: { interval: setting(days(7), "with the tests that para 37(1) wants weekly") },
      reads: (scuttle) => ({ inspection: itemFact("entered-inspection", scuttle) }),
      every: ({ interval }) => ({ is: "span", span: interval }),
      warnBefore: days(1),
      evidence: { is: "entry", of: "inspection" },
      owes: ({ name }) => `${name}: deadlight in its place, to be inspected`,
      alert: {
        aspect: "duty",
        category: "B",
        title: (scuttle) => titled(scuttle, "DEADLIGHT"),
        steps: [
          ...atOnce("caution", ({ name }) => `${name}: see that its portable deadlight lies beside it`),
          ...atOnce("caution", ({ name }) => `${name}: its portable deadlight not looked for in a week`),
        ],
      },
      log: {
        when: ["missed"],
        book: "deck",
        says: ({ name }) => `${name}: its portable deadlight not looked for in a week`,
      },
    }),
  ],
});
