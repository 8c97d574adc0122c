/** The valves by which one bilge pump serves any compartment. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { passengerShips } from "../terms/ships.ts";
import { controlAnswers } from "../terms/valves.ts";

export const bilgeValvesControlled = defineRule({
  id: "PSR-I-51(3)(l)",
  title: "Bilge valves under control",
  cites: schedule(
    "51(3)(l)",
    "in the event of flooding, one of the bilge pumps may be operative on any compartment",
  ),
  version: 1,
  reading: "Arrangement is construction; that each remote control has power and answers is watched.",
  binds: passengerShips,
  status: "watched",
  checks: [controlAnswers("cannot be worked from above: work it by hand", "bilge")],
});
