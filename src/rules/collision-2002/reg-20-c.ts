/** By day in restricted visibility the prescribed lights are switched on. */
import { seconds } from "../../kernel/duration.ts";
import { ifFitted, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { collision } from "../citation.ts";
import { all, not } from "../during.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { lampsOff, prescribedLamps } from "../terms/lights.ts";
import { entered } from "../terms/logs.ts";
import { mechanicallyPropelledVessels } from "../terms/ships.ts";
import { theShip } from "../terms/the-ship.ts";
import { fromSunsetToSunrise, inRestrictedVisibility, plainlyUnderway } from "../terms/waterways.ts";

export const lightsInRestrictedVisibility = defineRule({
  id: "COL-20(c)",
  title: "Lights by day in restricted visibility",
  cites: collision("20(c)", "if carried , also be exhibited from sunrise to sunset in restricted visibility"),
  version: 1,
  reading:
    "Restricted visibility is the officer's word. 'If carried' stands against reg 19(b), which has no such words: while she is underway the lights are asked for. This rule reminds; each lamp itself is an alarm under the regulation that prescribes it.",
  binds: mechanicallyPropelledVessels,
  status: "watched",
  checks: [
    condition({
      items: (ship) => (prescribedLamps(ship).length === 0 ? [] : theShip(ship)),
      settings: {
        grace: setting(seconds(10), "the word is given on the bridge; a hand is on its way to the switch"),
      },
      reads: (_, ship) =>
        Object.fromEntries(prescribedLamps(ship).map((lamp) => [lamp.name, ifFitted(of(lamp, "state"))])),
      during: all(plainlyUnderway, inRestrictedVisibility, not(fromSunsetToSunrise)),
      complies: (values) => lampsOff(values).length === 0,
      alert: {
        aspect: "light",
        category: "B",
        title: () => "LIGHTS OFF",
        steps: [
          {
            after: ({ grace }) => grace,
            priority: "warning",
            says: (_, values) => `Restricted visibility and not switched on: ${lampsOff(values).join(", ")}`,
          },
        ],
      },
      log: entered("deck", "underway in restricted visibility with lights off", "lights on"),
    }),
  ],
});
