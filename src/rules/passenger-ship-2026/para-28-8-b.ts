/** Whether an overboard discharge is open or closed. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { passengerShips } from "../terms/ships.ts";
import { openOrClosedIsTold } from "../terms/valves.ts";

export const dischargesIndicated = defineRule({
  id: "PSR-I-28(8)(b)",
  title: "Discharge valves shown open or closed",
  cites: schedule("28(8)(b)", "means shall be provided for indicating whether the valve is open or closed"),
  version: 1,
  reading:
    "Neither open nor closed for longer than it travels is no indication. In flooding it is taken for open.",
  binds: passengerShips,
  status: "watched",
  checks: [openOrClosedIsTold("discharge")],
});
