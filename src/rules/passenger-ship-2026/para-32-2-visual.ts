/** Shell doors: shown on the bridge as open or unsecured whenever they are not closed and secured. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { isClosed, isSecured } from "../terms/doors.ts";
import { shellDoors } from "../terms/openings.ts";
import { eachDeviceShown } from "../terms/securing.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

export const shellDoorIndicators = defineRule({
  id: "PSR-I-32(2)/visual",
  title: "Shell doors shown on the bridge, fail-safe",
  cites: schedule(
    "32(2)",
    "shall show visual alarms if the door is not fully closed or if any of the securing arrangements are not in place and fully locked",
  ),
  version: 1,
  reading:
    "An indication without sound, at all times: what sounds is the audible alarm of the same paragraph. A broken or silent switch shows the door as not closed and not secured. Securing devices that the ship file names each apart are shown apart.",
  binds: roRoPassengerShips,
  status: "watched",
  checks: [
    condition({
      items: shellDoors,
      reads: (door) => ({ position: of(door, "position"), secured: of(door, "secured") }),
      complies: (values) => isSecured(values),
      alert: {
        aspect: "securing",
        category: "B",
        title: (door) => titled(door, "OPEN"),
        steps: [
          {
            after: seconds(0),
            says: (door, { position }) => `${door.name} ${isClosed(position) ? "not secured" : "not closed"}`,
          },
        ],
      },
    }),
    eachDeviceShown,
  ],
});
