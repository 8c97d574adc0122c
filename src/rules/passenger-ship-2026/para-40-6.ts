/** Accesses that may be opened on the voyage, for passage or essential work. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { accessesToBelow, mayBeOpenedOnTheVoyage } from "../terms/ro-ro.ts";
import { openForPassage } from "../terms/ro-ro-checks.ts";
import { roRoPassengerShips } from "../terms/ships.ts";

export const accessesOpenedForPassage = defineRule({
  id: "PSR-I-40(6)",
  title: "Permitted accesses closed after passage",
  cites: schedule(
    "40(6)",
    "only for a period sufficient to permit through passage and, if required, for the essential working of the ship",
  ),
  version: 1,
  reading:
    "Printed without its first word, 'Notwithstanding'. A passage has 60, 120 and 300 s (silent caution, warning, alarm); essential work is a permission with task, person and end, and its end is the last limit.",
  binds: roRoPassengerShips,
  status: "watched",
  checks: [openForPassage((ship) => accessesToBelow(ship).filter(mayBeOpenedOnTheVoyage))],
});
