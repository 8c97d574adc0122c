/** Reports of the closing of shell doors. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { shellDoors } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { eachClosingReported } from "../terms/supervision.ts";

export const shellDoorsReported = defineRule({
  id: "PSR-I-38(10)",
  title: "Closing of shell doors reported",
  cites: schedule(
    "38(10)",
    "an effective system of supervision and reporting of the closing and opening of the doors referred to in sub-paragraph 8 is implemented",
  ),
  version: 1,
  reading:
    "A report is an entry of closing that names the door, by the person who closed or saw it closed, after its last closing; what the switches say besides is 38(8). One entry may name several doors.",
  binds: passengerShips,
  status: "entered",
  checks: [eachClosingReported(shellDoors)],
});
