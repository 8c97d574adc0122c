/** Doors between spaces for goods vehicles: closed and every fastening secured, shown on the bridge. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { isClosed } from "../terms/doors.ts";
import { areFastened, fasteningsOf, vehicleDoors } from "../terms/fastenings.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { duringNavigation } from "../terms/voyage.ts";

export const vehicleDoorsShownSecured = defineRule({
  id: "PSR-I-27(2)",
  title: "Doors for goods vehicles shown closed and secured",
  cites: schedule(
    "27(2)",
    "indicators are required on the navigation bridge to show automatically when each door is closed and all door fastenings are secured",
  ),
  version: 1,
  reading:
    "The doors are those that the ship file puts in the category goods-vehicles; paragraph 26(8) applies to them, so that one that is open on the voyage is 38(5), and one alert. Shown at all times; sounded during navigation when it is closed and a fastening is not secured. Fastenings are told together, or each by a securing device of the ship file.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: vehicleDoors,
      reads: (door) => ({ position: of(door, "position"), ...fasteningsOf(door) }),
      during: duringNavigation,
      complies: (values) => !isClosed(values.position) || areFastened(values),
      alert: {
        aspect: "securing",
        category: "B",
        title: (door) => titled(door, "UNSECURED"),
        steps: atOnce("alarm", ({ name }) => `${name} closed and not secured under way`),
        unknown: { priority: "alarm" },
      },
      log: entered("watertight-doors", "not secured during navigation", "secured, or opened"),
    }),
    condition({
      check: "shown",
      items: vehicleDoors,
      reads: (door) => ({ position: of(door, "position"), ...fasteningsOf(door) }),
      complies: (values) => isClosed(values.position) && areFastened(values),
      alert: {
        aspect: "securing",
        category: "B",
        title: (door) => titled(door, "OPEN"),
        steps: [
          {
            after: seconds(0),
            says: ({ name }, { position }) => `${name} ${isClosed(position) ? "not secured" : "not closed"}`,
          },
        ],
        unknown: { priority: "alarm" },
      },
    }),
  ],
});
