/** The current that insulation monitors drive to earth. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const circulationCurrent = defineRule({
  id: "PSR-I-59(3)(b)",
  title: "Circulation current of insulation monitors",
  cites: schedule(
    "59(3)(b)",
    "provided the circulation current does not exceed 30 mA under the most unfavourable conditions",
  ),
  version: 1,
  reading: "Judged where the current is measured; where it is not, nothing is said of it.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) =>
        fitted(ship, "insulation-monitor").filter(({ signals }) => signals.includes("circulation-current")),
      settings: {
        steady: setting(seconds(10), "the text gives no delay; switching a consumer drives more for less"),
      },
      reads: (monitor) => ({ current: of(monitor, "circulation-current") }),
      complies: ({ current }) => current <= 30,
      alert: {
        aspect: "power",
        category: "B",
        title: (monitor) => titled(monitor, "OVER 30 MA"),
        steps: after("steady", "caution", ({ name }) => `${name} drives more than 30 mA to earth`),
        unknown: { priority: "caution" },
      },
    }),
  ],
});
