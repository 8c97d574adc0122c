/** The load line of season and zone. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { loadedNoDeeper } from "../terms/loading.ts";
import { passengerShips } from "../terms/ships.ts";

export const seasonalLoadLine = defineRule({
  id: "PSR-I-33(6)",
  title: "Seasonal load line not submerged",
  cites: schedule(
    "33(6)",
    "a ship shall in no case be loaded so as to submerge the load line mark appropriate to the season and locality",
  ),
  version: 1,
  reading:
    "The mark that applies is what an officer confirmed as 'in force'; until then the least draught of all. Judged as the voyage begins, by the gauges amidships, else the mean of forward and aft, in salt water; a draught that is not known is too deep. At sea squat and waves deceive the gauges, and nothing is judged; what was found on leaving stays until it is acknowledged.",
  binds: passengerShips,
  status: "watched",
  checks: loadedNoDeeper("seasonal", "the load line of season and zone"),
});
