/** Hinged doors, plates, sidescuttles, ports and other openings: closed before the voyage, times recorded. */
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifFitted, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { enteredOnce } from "../terms/logs.ts";
import { isShut, openings, openingsOfNoOtherParagraph } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { openedAndClosed } from "../terms/times.ts";
import { titled } from "../terms/titles.ts";
import { fromReadinessDuringNavigation } from "../terms/voyage.ts";

export const openingsClosedBeforeTheVoyage = defineRule({
  id: "PSR-I-38(12)",
  title: "Openings closed before the voyage, their times recorded",
  cites: schedule(
    "38(12)",
    "The time at which such doors are opened and closed (if permissible under these regulations) shall be recorded in such log-book as may be prescribed by the Director-General",
  ),
  version: 1,
  reading:
    "Judged here are hinged doors and other openings that no other sub-paragraph names; plates, ports, hatches and sidescuttles have their own: 38(4), (6), (7), (13), (14). The times of all are recorded here. Without a switch an officer's confirmation counts, and none counts as open. A named permission is what makes an opening permissible. Times are recorded in port and at anchor too.",
  binds: passengerShips,
  status: "watched",
  checks: [
    gate({
      items: openingsOfNoOtherParagraph,
      reads: (opening) => ({
        phase: ifKnown(fact("voyage.phase")),
        position: ifFitted(of(opening, "position")),
        confirmed: itemFact("confirmed", opening),
        permission: itemFact("permission", opening),
      }),
      during: fromReadinessDuringNavigation,
      complies: ({ position, confirmed, permission }) =>
        isShut(position, confirmed) || permission !== undefined,
      lists: (opening) => `${opening.name} closed`,
      alert: {
        aspect: "position",
        category: "B",
        title: (opening) => titled(opening, "OPEN"),
        steps: whenSheGoes("alarm", (opening) => `${opening.name} not closed during navigation`),
      },
      log: enteredOnce("deck", "not closed during navigation"),
    }),
    openedAndClosed("deck", openings),
  ],
});
