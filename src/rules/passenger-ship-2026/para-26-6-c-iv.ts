/** The hand gear, worked with the weekly tests. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { controlTested } from "../terms/door-tests.ts";
import { passengerShips } from "../terms/ships.ts";

export const handGearTested = defineRule({
  id: "PSR-I-26(6)(c)(iv)",
  title: "Hand gear of each door tested weekly",
  cites: schedule(
    "26(6)(c)(iv)",
    "excluding the hydraulic actuator shall not prevent the hand operation of any door",
  ),
  version: 1,
  reading:
    "The text gives no interval; it is part of the weekly tests of 37(1), and done when the hand gear was seen at work. Its time is 26(6)(a)(ii)(D).",
  binds: passengerShips,
  status: "watched",
  checks: [controlTested("hand", "hand-operation", "its hand gear")],
});
