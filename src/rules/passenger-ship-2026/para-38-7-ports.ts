/** Gangway, cargo and fuelling ports below the bulkhead deck: closed and secured. */
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

export const portsSecured = defineRule({
  id: "PSR-I-38(7)/ports",
  title: "Ports below the bulkhead deck secured",
  cites: schedule(
    "38(7)",
    "shall be effectively closed and secured watertight before the voyage commences and shall be kept closed during navigation",
  ),
  version: 1,
  reading:
    "No exception in the text: no permission reaches a port. A port whose place is not stated is below the bulkhead deck.",
  binds: passengerShips,
  status: "watched",
  checks: [
    gate({
      items: (ship) => openingsOf(ship, "gangway-port", "cargo-port", "fuelling-port"),
      reads: (port) => ({
        phase: ifKnown(fact("voyage.phase")),
        position: of(port, "position"),
        secured: of(port, "secured"),
      }),
      during: fromReadinessDuringNavigation,
      complies: (values) => isSecured(values),
      lists: (port) => `${port.name} closed and secured`,
      alert: {
        aspect: "securing",
        category: "B",
        title: (port) => titled(port, "UNSECURED"),
        steps: whenSheGoes("alarm", (port) => `${port.name} not closed and secured during navigation`),
      },
      log: entered("deck", "not closed and secured during navigation", "closed and secured"),
    }),
  ],
});
