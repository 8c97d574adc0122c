/** Vehicle ramps to spaces below the bulkhead deck. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { accessesSecured } from "../terms/ro-ro-checks.ts";
import { roRoPassengerShips } from "../terms/ships.ts";

export const vehicleRampsSecured = defineRule({
  id: "PSR-I-32(1)(b)",
  title: "Vehicle ramps secured, with alarm",
  cites: schedule("32(1)(b)", "fitted with alarms and open/close indicators on the navigation bridge"),
  version: 1,
  reading:
    "Shown at all times, sounded from leaving a berth to the next. That a ramp is open on the voyage is 40(3), and one alert; here it is closed and not secured.",
  binds: roRoPassengerShips,
  status: "watched",
  checks: accessesSecured("vehicle-ramp"),
});
