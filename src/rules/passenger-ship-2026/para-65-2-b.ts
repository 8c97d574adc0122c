/** The normal supply of the machinery alarm system. */
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

export const machineryAlarmsSupplied = defineRule({
  id: "PSR-I-65(2)(b)",
  title: "Machinery alarm system: normal supply",
  cites: schedule(
    "65(2)(b)",
    "Failure of the normal power supply of the alarm system shall be indicated by an alarm",
  ),
  version: 1,
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "machinery-alarm-system"),
      settings: { dip: setting(seconds(1), "a dip as a large consumer starts is no failure of the supply") },
      reads: (system) => ({ supply: of(system, "supply") }),
      complies: ({ supply }) => supply,
      alert: {
        aspect: "power",
        category: "B",
        title: (system) => titled(system, "SUPPLY LOST"),
        steps: after(
          "dip",
          "alarm",
          ({ name }) => `${name} has lost its normal supply: it runs on stand-by, if at all`,
        ),
        unknown: { priority: "alarm" },
      },
      log: entered("engine", "normal supply lost", "normal supply restored"),
    }),
  ],
});
