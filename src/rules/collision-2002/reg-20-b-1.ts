/** From sunset to sunrise the prescribed lights are switched on. */
import { seconds } from "../../kernel/duration.ts";
import { ifFitted, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { collision } from "../citation.ts";
import { all } from "../during.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { lampsOff, prescribedLamps } from "../terms/lights.ts";
import { entered } from "../terms/logs.ts";
import { mechanicallyPropelledVessels } from "../terms/ships.ts";
import { theShip } from "../terms/the-ship.ts";
import { fromSunsetToSunrise, plainlyUnderway } from "../terms/waterways.ts";

export const lightsFromSunsetToSunrise = defineRule({
  id: "COL-20(b)/1",
  title: "Lights from sunset to sunrise",
  cites: collision(
    "20(b)",
    "The regulations concerning lights shall be complied with from sunset to sunrise",
  ),
  version: 1,
  reading:
    "Sunset and sunrise are the upper limb's at the ship's place. This rule reminds, in one warning, of lamps not switched on; each lamp itself is an alarm under the regulation that prescribes it.",
  binds: mechanicallyPropelledVessels,
  status: "watched",
  checks: [
    condition({
      items: (ship) => (prescribedLamps(ship).length === 0 ? [] : theShip(ship)),
      settings: {
        grace: setting(seconds(10), "sunset is no stroke of a bell; a hand is on its way to the switch"),
      },
      reads: (_, ship) =>
        Object.fromEntries(prescribedLamps(ship).map((lamp) => [lamp.name, ifFitted(of(lamp, "state"))])),
      during: all(plainlyUnderway, fromSunsetToSunrise),
      complies: (values) => lampsOff(values).length === 0,
      alert: {
        aspect: "light",
        category: "B",
        title: () => "LIGHTS OFF",
        steps: [
          {
            after: ({ grace }) => grace,
            priority: "warning",
            says: (_, values) => `After sunset and not switched on: ${lampsOff(values).join(", ")}`,
          },
        ],
      },
      log: entered("deck", "underway after sunset with lights off", "lights on"),
    }),
  ],
});
