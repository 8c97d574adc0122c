/** Gangway, cargo and fuelling ports of ships built before 2024. */
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { isSecured } from "../terms/doors.ts";
import { entered } from "../terms/logs.ts";
import { openingsOf } from "../terms/openings.ts";
import { passengerShipsBefore2024 } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { fromReadinessDuringNavigation } from "../terms/voyage.ts";

export const portsOfOlderShipsSecured = defineRule({
  id: "PSR-I-38(6)",
  title: "Ports below the bulkhead deck secured, older ships",
  cites: schedule(
    "38(6)",
    "constructed before the 1st January, 2024, gangway, cargo and fuelling ports … fitted below the bulkhead deck of passenger ships",
  ),
  version: 1,
  reading:
    "The verb is missing in English and in Hindi; read as 38(7): closed and secured before the voyage, and kept so. It names ships that rule 2(2) leaves out, and binds them here. Where the keel date is not stated, 38(7) binds.",
  binds: passengerShipsBefore2024,
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
      lists: ({ name }) => `${name} closed and secured`,
      alert: {
        aspect: "securing",
        category: "B",
        title: (port) => titled(port, "UNSECURED"),
        steps: whenSheGoes("alarm", ({ name }) => `${name} not closed and secured during navigation`),
      },
      log: entered("deck", "not closed and secured during navigation", "closed and secured"),
    }),
  ],
});
