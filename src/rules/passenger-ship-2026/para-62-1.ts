/** Liquid that gathers in a bilge well is found. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { whereIs } from "../terms/place.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const bilgeWellHigh = defineRule({
  id: "PSR-I-62(1)",
  title: "Bilge well high",
  cites: schedule(
    "62(1)",
    "monitored in such a way that the accumulation of liquids is detected at normal angles of trim and heel",
  ),
  version: 1,
  reading:
    "Chapter VII binds unattended machinery spaces; the ship file does not tell which are, so every bilge well of the ship file is watched.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "bilge-well"),
      settings: { slosh: setting(seconds(5), "liquid on the move in a seaway is high for less") },
      reads: (well) => ({ high: of(well, "high") }),
      complies: ({ high }) => !high,
      alert: {
        aspect: "water",
        category: "B",
        title: (well) => titled(well, "BILGE HIGH"),
        steps: after("slosh", "alarm", (well) => `Bilge high: ${well.name}${whereIs(well)}`),
        unknown: { priority: "alarm" },
      },
      log: entered("engine", "high", "no longer high"),
    }),
  ],
});
