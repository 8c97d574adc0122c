/** Each fire detector that is activated is named, with its place. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { fireDetectors, fireElsewhere, otherDetectors } from "../terms/fire.ts";
import { entered } from "../terms/logs.ts";
import { whereIs } from "../terms/place.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

export const fireDetectorsIdentified = defineRule({
  id: "PSR-I-82(2)(d)",
  title: "Each fire detector identified",
  cites: schedule(
    "82(2)(d)",
    "capable of remotely and individually identifying each detector and manually operated call point",
  ),
  version: 1,
  reading:
    "A first detector is an alarm; a second in the same zone makes it the emergency alarm. Where the ship file names no zones, a second anywhere does.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: fireDetectors,
      reads: (detector, ship) => ({ alarm: of(detector, "alarm"), ...otherDetectors(ship, detector) }),
      complies: ({ alarm }) => !alarm,
      alert: {
        aspect: "fire",
        category: "B",
        title: (detector) => titled(detector, "FIRE"),
        steps: [
          {
            after: seconds(0),
            priority: "alarm",
            says: (item) => `Fire detector: ${item.name}${whereIs(item)}`,
          },
          {
            after: seconds(0),
            priority: "emergency-alarm",
            when: fireElsewhere,
            says: (item) => `Fire, two detectors: ${item.name}${whereIs(item)}`,
          },
        ],
        unknown: { priority: "alarm", says: (item) => `${item.name}: not watching for fire${whereIs(item)}` },
      },
      log: entered("deck", "activated", "no longer activated"),
    }),
  ],
});
