/** Other accesses to spaces below the bulkhead deck. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { accessesSecured } from "../terms/ro-ro-checks.ts";
import { roRoPassengerShips } from "../terms/ships.ts";

export const otherAccessesSecured = defineRule({
  id: "PSR-I-32(1)(c)",
  title: "Accesses below secured, with alarm",
  cites: schedule(
    "32(1)(c)",
    "subject to such access being made watertight, fitted with alarms and open or close indicators on the navigation bridge",
  ),
  version: 1,
  reading:
    "As 32(1)(b). That the access is permitted at all is paper. That it is open on the voyage is 40(3), or 40(6) where it may be opened.",
  binds: roRoPassengerShips,
  status: "watched",
  checks: accessesSecured("other"),
});
