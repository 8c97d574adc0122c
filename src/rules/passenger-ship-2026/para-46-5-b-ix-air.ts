/** The air that starts the main engines. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const startingAirLow = defineRule({
  id: "PSR-I-46(5)(b)(ix)/air",
  title: "Starting air low",
  cites: schedule(
    "46(5)(b)(ix)",
    "to indicate low starting air pressure which shall be set at a level to permit further main engine starting operations",
  ),
  version: 1,
  reading: "The level is that of the ship file: it is bound as a contact, or as a pressure with `below`.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "starting-air"),
      settings: {
        steady: setting(seconds(5), "the text gives no delay; the pressure dips as an engine starts"),
      },
      reads: (air) => ({ low: of(air, "low") }),
      complies: ({ low }) => !low,
      alert: {
        aspect: "power",
        category: "B",
        title: (air) => titled(air, "LOW AIR"),
        steps: after("steady", "alarm", ({ name }) => `${name} low: few starts of the main engines are left`),
        unknown: { priority: "alarm" },
      },
      log: entered("engine", "low", "no longer low"),
    }),
  ],
});
