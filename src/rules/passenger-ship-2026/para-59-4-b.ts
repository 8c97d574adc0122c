/** The insulation to earth of systems that are not earthed. */
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

export const insulationLow = defineRule({
  id: "PSR-I-59(4)(b)",
  title: "Insulation to earth abnormally low",
  cites: schedule(
    "59(4)(b)",
    "a device capable of continuously monitoring the insulation level to earth and of giving an audible or visual indication of abnormally low insulation values shall be provided",
  ),
  version: 1,
  reading:
    "Abnormally low is what the monitoring device says; the text asks for an indication that is heard or seen, and it is a warning here.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "insulation-monitor"),
      settings: {
        steady: setting(
          seconds(10),
          "the text gives no delay; switching a consumer charges the net for less",
        ),
      },
      reads: (monitor) => ({ low: of(monitor, "low") }),
      complies: ({ low }) => !low,
      alert: {
        aspect: "power",
        category: "B",
        title: (monitor) => titled(monitor, "INSULATION"),
        steps: after("steady", "warning", ({ name }) => `${name}: insulation to earth abnormally low`),
      },
      log: entered("engine", "found the insulation low", "finds the insulation sound again"),
    }),
  ],
});
