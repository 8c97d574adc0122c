/** The supply of the computer that keeps the watch, where an input tells of it: without it the watch ends with its battery. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { selfWatch } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const computerIsSupplied = defineRule({
  id: "WK-supply",
  title: "The computer is supplied",
  cites: selfWatch("supply", "It runs through power cuts."),
  version: 1,
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [
    condition({
      check: "normal",
      items: (ship) => fitted(ship, "watch-computer").filter(({ signals }) => signals.includes("supply")),
      settings: {
        changeover: setting(
          seconds(5),
          "a switchboard that changes over is dark for some seconds, and the battery is there for that",
        ),
      },
      reads: (computer) => ({ supply: of(computer, "supply") }),
      complies: ({ supply }) => supply,
      alert: {
        aspect: "power",
        category: "B",
        title: (computer) => titled(computer, "SUPPLY"),
        steps: [
          {
            after: ({ changeover }) => changeover,
            priority: "warning",
            says: ({ name }) =>
              `${name} runs on its battery: when that is empty no watch is kept. Restore its supply`,
          },
        ],
      },
      log: entered("deck", "without its normal supply, on battery", "supplied again"),
    }),
    condition({
      check: "battery",
      items: (ship) =>
        fitted(ship, "watch-computer").filter(({ signals }) => signals.includes("battery-low")),
      reads: (computer) => ({ low: of(computer, "battery-low") }),
      complies: ({ low }) => !low,
      alert: {
        aspect: "power",
        category: "B",
        title: (computer) => titled(computer, "BATTERY LOW"),
        steps: atOnce(
          "alarm",
          ({ name }) =>
            `The battery of ${name} is nearly empty: the watch is about to end. Keep it yourselves`,
        ),
      },
      log: entered("deck", "battery nearly empty", "battery charged again"),
    }),
  ],
});
