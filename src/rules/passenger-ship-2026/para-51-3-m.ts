/** Whether a bilge valve is open or closed. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { passengerShips } from "../terms/ships.ts";
import { openOrClosedIsTold } from "../terms/valves.ts";

export const bilgeValvesIndicated = defineRule({
  id: "PSR-I-51(3)(m)",
  title: "Bilge valves shown open or closed",
  cites: schedule("51(3)(m)", "shall be provided with means to indicate whether they are open or closed"),
  version: 1,
  reading: "As 28(8)(b).",
  binds: passengerShips,
  status: "watched",
  checks: [openOrClosedIsTold("bilge")],
});
