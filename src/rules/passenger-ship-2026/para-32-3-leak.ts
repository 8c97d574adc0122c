/** Water leaking in through a bow door, stern door or other shell door. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { shellDoors } from "../terms/openings.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { untilTheNextBerth } from "../terms/voyage.ts";

export const shellDoorLeakage = defineRule({
  id: "PSR-I-32(3)/leak",
  title: "Leakage through a shell door",
  cites: schedule(
    "32(3)",
    "a water leakage detection system shall be arranged to provide an indication to the navigation bridge and to the engine control station of any leakage",
  ),
  version: 1,
  reading: "On the voyage, anchorages included; at the berth a wet ramp is no leakage.",
  binds: roRoPassengerShips,
  status: "watched",
  checks: [
    condition({
      items: shellDoors,
      settings: { splash: setting(seconds(5), "a splash of rain or spray is gone sooner") },
      reads: (door) => ({ leakage: of(door, "leakage") }),
      during: untilTheNextBerth,
      complies: ({ leakage }) => !leakage,
      alert: {
        aspect: "water",
        category: "B",
        title: (door) => titled(door, "LEAKS"),
        steps: after("splash", "alarm", (door) => `Water leaks in at ${door.name}`),
      },
      log: entered("deck", "leaks", "no longer leaks"),
    }),
  ],
});
