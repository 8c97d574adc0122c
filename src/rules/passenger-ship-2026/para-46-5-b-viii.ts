/** What the propeller does, shown on the bridge. */
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

export const propellerIndicated = defineRule({
  id: "PSR-I-46(5)(b)(viii)",
  title: "Propeller speed, direction and pitch indicated",
  cites: schedule(
    "46(5)(b)(viii)",
    "propeller speed and pitch position in the case of controllable pitch propellers",
  ),
  version: 1,
  reading:
    "An indication is broken only by not being there: a speed, or the pitch of a controllable propeller, that is not known is a caution.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "propeller"),
      reads: (propeller) => ({
        speed: of(propeller, "speed"),
        ...(propeller.controllablePitch === true ? { pitch: of(propeller, "pitch") } : {}),
      }),
      complies: () => true,
      alert: {
        aspect: "movement",
        category: "B",
        title: (propeller) => titled(propeller, "INDICATION"),
        steps: [],
        unknown: { priority: "caution" },
      },
    }),
  ],
});
