/** Whether a sea inlet or discharge of machinery is open or closed. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { passengerShips } from "../terms/ships.ts";
import { openOrClosedIsTold } from "../terms/valves.ts";

export const seaInletsIndicated = defineRule({
  id: "PSR-I-28(8)(c)",
  title: "Sea inlets of machinery shown open or closed",
  cites: schedule("28(8)(c)", "shall be provided with indicators showing whether they are open or closed"),
  version: 1,
  reading: "As 28(8)(b).",
  binds: passengerShips,
  status: "watched",
  checks: [openOrClosedIsTold("sea-inlet")],
});
