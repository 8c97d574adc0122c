/** The controls of equalisation devices. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { passengerShips } from "../terms/ships.ts";
import { controlAnswers } from "../terms/valves.ts";

export const equalisationControlled = defineRule({
  id: "PSR-I-18(4)",
  title: "Equalisation devices under control",
  cites: schedule(
    "18(4)",
    "where controls to equalisation devices are provided they shall be operable from above the Freeboard deck",
  ),
  version: 1,
  reading:
    "Where they stand is construction; that they have power and answer is watched. Their weekly test is 37(3).",
  binds: passengerShips,
  status: "watched",
  checks: [controlAnswers("cannot be worked from above: cross-flooding by hand only", "cross-flooding")],
});
