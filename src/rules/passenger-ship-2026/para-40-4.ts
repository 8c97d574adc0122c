/** Reports of the closing of accesses from the ro-ro deck. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { accessesToBelow } from "../terms/ro-ro.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { eachClosingReported } from "../terms/supervision.ts";

export const accessesReported = defineRule({
  id: "PSR-I-40(4)",
  title: "Closing of ro-ro accesses reported",
  cites: schedule(
    "40(4)",
    "an effective system of supervision and reporting of the closing and opening of such accesses",
  ),
  version: 1,
  reading: "As 38(10): an entry of closing that names the access. One entry may name several.",
  binds: roRoPassengerShips,
  status: "entered",
  checks: [eachClosingReported(accessesToBelow)],
});
