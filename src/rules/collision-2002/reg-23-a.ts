/** A mechanically propelled vessel underway shows her masthead light, sidelights and stern light. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { collision } from "../citation.ts";
import { all } from "../during.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { prescribedLamps } from "../terms/lights.ts";
import { entered } from "../terms/logs.ts";
import { mechanicallyPropelledVessels } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";
import { lightsShown, plainlyUnderway } from "../terms/waterways.ts";

export const lightsOfAVesselUnderway = defineRule({
  id: "COL-23(a)",
  title: "Lights of a mechanically propelled vessel underway",
  cites: collision(
    "23(a)",
    "A mechanically propelled vessel under- way shall exhibit … A mast head light forward … Side lights … A stern light",
  ),
  version: 1,
  reading:
    "From sunset to sunrise and in restricted visibility. Being towed or pushed has the lights of reg 24 alone. A lamp that failed is an alarm after 5 s, one that is only not switched on after 60 s; of those reg 20(b) warns before. No feedback is no light.",
  binds: mechanicallyPropelledVessels,
  status: "watched",
  checks: [
    condition({
      items: prescribedLamps,
      settings: {
        failed: setting(seconds(5), "a lamp monitor needs it to tell a failure from a flicker"),
        off: setting(seconds(60), "time to switch on after sunset, or after letting go"),
      },
      reads: (lamp) => ({ state: of(lamp, "state") }),
      during: all(plainlyUnderway, lightsShown),
      complies: ({ state }) => state === "lit",
      alert: {
        aspect: "light",
        category: "B",
        title: (lamp) => titled(lamp, "NOT LIT"),
        steps: [
          {
            after: ({ failed }) => failed,
            priority: "alarm",
            when: ({ state }) => state !== "off",
            says: (lamp, { state }) => `${lamp.name} not lit: ${state ?? "unknown"}`,
          },
          { after: ({ off }) => off, priority: "alarm", says: (lamp) => `${lamp.name} not lit` },
        ],
        unknown: { priority: "alarm", says: (lamp) => `${lamp.name}: state unknown, taken as not lit` },
      },
      log: entered("deck", "not lit", "lit"),
    }),
  ],
});
