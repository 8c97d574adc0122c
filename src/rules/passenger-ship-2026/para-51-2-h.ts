/** High water where the drains of enclosed spaces on the bulkhead deck are led. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { whereIs } from "../terms/place.ts";
import { passengerShipsWithDeckEdgeImmersed } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const drainSpaceHighWater = defineRule({
  id: "PSR-I-51(2)(h)",
  title: "High water level in a drain space",
  cites: schedule(
    "51(2)(h)",
    "of adequate capacity, having a higher water level alarm and provided with suitable arrangements for discharge overboard",
  ),
  version: 1,
  reading:
    "'higher water level alarm' is read as 'high water level alarm'. A ship whose ship file does not say at what heel her deck edge is immersed is bound.",
  binds: passengerShipsWithDeckEdgeImmersed,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "drain-space"),
      settings: { slosh: setting(seconds(5), "water on the move in a seaway is high for less") },
      reads: (space) => ({ high: of(space, "high") }),
      complies: ({ high }) => !high,
      alert: {
        aspect: "water",
        category: "B",
        title: (space) => titled(space, "HIGH WATER"),
        steps: after("slosh", "alarm", (space) => `High water: ${space.name}${whereIs(space)}`),
        unknown: { priority: "alarm" },
      },
      log: entered("engine", "high water", "no longer high"),
    }),
  ],
});
