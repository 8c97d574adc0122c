/** How fast the auxiliary steering gear puts the rudder over. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { rudderPutOver } from "../terms/rudder-put-over.ts";
import { passengerShips } from "../terms/ships.ts";

export const auxiliaryGearTravel = defineRule({
  id: "PSR-I-44(4)(b)",
  title: "Auxiliary steering gear: 15° to 15° in 60 s",
  cites: schedule("44(4)(b)", "from 15° on one side to 15° on the other side in not more than 60 s"),
  version: 1,
  reading:
    "Judged while only power units of the auxiliary gear run. At less than half speed or 7 knots a good time proves less, and the speed is entered; a bad one fails all the same.",
  binds: passengerShips,
  status: "watched",
  checks: [
    rudderPutOver({
      gear: "auxiliary",
      from: 15,
      to: 15,
      longest: 60_000,
      slow: "the rudder is slow on the auxiliary gear",
    }),
  ],
});
