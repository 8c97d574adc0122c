/** The two pumps of the doors' central hydraulic system. */
import { seconds } from "../../kernel/duration.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { availablePumps } from "../terms/bilge.ts";
import { centralHydraulics, powerSources } from "../terms/door-power.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const twoPowerSources = defineRule({
  id: "PSR-I-26(6)(c)(i)/pumps",
  title: "Door hydraulics: two independent power sources",
  cites: schedule(
    "26(6)(c)(i)",
    "two independent power sources each consisting of a motor and pump capable of simultaneously closing all doors",
  ),
  version: 1,
  reading: "One pump left is a warning, none an alarm. That each can close all doors is construction.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: centralHydraulics,
      settings: { changing: setting(seconds(5), "a starter that is changed over is away for less") },
      reads: (_, ship) => powerSources(ship),
      complies: (values) => availablePumps(values) >= 2,
      alert: {
        aspect: "power",
        category: "B",
        title: (system) => titled(system, "PUMPS"),
        steps: [
          ...after("changing", "warning", ({ name }) => `${name}: only one pump can be started`),
          {
            after: ({ changing }) => changing,
            priority: "alarm",
            when: (values) => availablePumps(values) === 0,
            says: ({ name }) => `${name}: no pump can be started, doors move on stored energy only`,
          },
        ],
      },
      log: entered("watertight-doors", "fewer than two pumps can be started", "both pumps can be started"),
    }),
  ],
});
