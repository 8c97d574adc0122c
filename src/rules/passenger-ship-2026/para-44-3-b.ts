/** How fast the main steering gear puts the rudder over. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { rudderPutOver } from "../terms/rudder-put-over.ts";
import { passengerShips } from "../terms/ships.ts";

export const mainGearTravel = defineRule({
  id: "PSR-I-44(3)(b)",
  title: "Main steering gear: 35° to 30° in 28 s",
  cites: schedule("44(3)(b)", "from 35° on either side to 30° on the other side in not more than 28 s"),
  version: 1,
  reading:
    "Judged whenever the rudder is ordered from hard over to the other side, whatever her draught and speed, which are entered; slower than at speed it cannot be. The order tells when it begins: without it nothing is judged.",
  binds: passengerShips,
  status: "watched",
  checks: [rudderPutOver({ gear: "main", from: 35, to: 30, longest: 28_000, slow: "the rudder is slow" })],
});
