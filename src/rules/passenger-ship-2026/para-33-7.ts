/** The subdivision load line of the service configuration. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { loadedNoDeeper } from "../terms/loading.ts";
import { passengerShips } from "../terms/ships.ts";

export const subdivisionLoadLine = defineRule({
  id: "PSR-I-33(7)",
  title: "Subdivision load line not submerged",
  cites: schedule(
    "33(7)",
    "when it is in salt water the subdivision load line mark appropriate to the particular voyage and service configuration is submerged",
  ),
  version: 1,
  reading:
    "As 33(6), for P1, P2 and so on: the configuration of the voyage is the line that an officer confirmed as 'in force'; until then the least draught of all.",
  binds: passengerShips,
  status: "watched",
  checks: loadedNoDeeper("subdivision", "the subdivision load line of this voyage"),
});
