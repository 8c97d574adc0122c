/** The device that keeps a door between cargo tween decks from being opened on the voyage. */
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { dividesCargoSpaces, watertightDoors } from "../terms/doors.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { untilTheNextBerth } from "../terms/voyage.ts";

export const tweenDeckDoorsLocked = defineRule({
  id: "PSR-I-26(8)(b)",
  title: "Doors between cargo tween decks locked",
  cites: schedule(
    "26(8)(b)",
    "Should any such doors be accessible during the voyage, they shall be fitted with a device which prevents unauthorized opening",
  ),
  version: 1,
  reading:
    "Every such door is taken for accessible. That it is closed is 38(5); here the device is watched, from leaving a berth to the next.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => watertightDoors(ship).filter(dividesCargoSpaces),
      reads: (door) => ({ locked: of(door, "locked") }),
      during: untilTheNextBerth,
      complies: ({ locked }) => locked,
      alert: {
        aspect: "securing",
        category: "B",
        title: (door) => titled(door, "UNLOCKED"),
        steps: atOnce("alarm", ({ name }) => `${name}: the device against opening is not locked`),
      },
      log: entered("watertight-doors", "not locked on the voyage", "locked"),
    }),
  ],
});
