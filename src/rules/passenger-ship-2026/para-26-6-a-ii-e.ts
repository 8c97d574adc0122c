/** The handles at the door and the order from the console, worked with the weekly tests. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { controlTested } from "../terms/door-tests.ts";
import { passengerShips } from "../terms/ships.ts";

export const doorControlsTested = defineRule({
  id: "PSR-I-26(6)(a)(ii)(E)",
  title: "Controls of each door tested weekly",
  cites: schedule(
    "26(6)(a)(ii)(E)",
    "controls for opening and closing the door by power from both sides of the door and also for closing the door by power from the central operating console(s)",
  ),
  version: 1,
  reading:
    "The text gives no interval; they are part of the weekly tests of 37(1). A control is tested when its signal was seen on and off again. One signal stands for the handles of both sides.",
  binds: passengerShips,
  status: "watched",
  checks: [
    controlTested("handle", "local-command", "its handle"),
    controlTested("console", "remote-closing", "the console"),
  ],
});
