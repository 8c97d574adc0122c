/** Watertight hatches: secured, and opened only for a limited period that the master permits. */
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { isSecured } from "../terms/doors.ts";
import { entered } from "../terms/logs.ts";
import { openingsOf } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { fromReadinessDuringNavigation } from "../terms/voyage.ts";

export const hatchesSecured = defineRule({
  id: "PSR-I-38(7)/hatches",
  title: "Watertight hatches closed",
  cites: schedule(
    "38(7)",
    "the master may permit a watertight hatch to be opened during navigation for a limited period of time sufficient to permit passage or for access. It shall then be closed",
  ),
  version: 1,
  reading:
    "The master's permission has its end; while it stands, a hatch may be open for passage or access. Its end with the hatch open is an alarm at once.",
  binds: passengerShips,
  status: "watched",
  checks: [
    gate({
      items: (ship) => openingsOf(ship, "hatch"),
      reads: (hatch) => ({
        phase: ifKnown(fact("voyage.phase")),
        position: of(hatch, "position"),
        secured: of(hatch, "secured"),
        permission: itemFact("permission", hatch),
      }),
      during: fromReadinessDuringNavigation,
      complies: (values) => isSecured(values) || values.permission !== undefined,
      lists: (hatch) => `${hatch.name} closed and secured`,
      alert: {
        aspect: "securing",
        category: "B",
        title: (hatch) => titled(hatch, "UNSECURED"),
        steps: whenSheGoes("alarm", (hatch) => `${hatch.name} not closed and secured during navigation`),
      },
      log: entered(
        "deck",
        "not closed and secured during navigation",
        "closed and secured, or the master's permission given",
      ),
    }),
  ],
});
