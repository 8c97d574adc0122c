/** The shell door indicators have power. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const shellDoorPanelPowered = defineRule({
  id: "PSR-I-32(2)/power",
  title: "Shell door indicators powered",
  cites: schedule(
    "32(2)",
    "The power supply for the indicator system shall be independent of the power supply for operating and securing the doors",
  ),
  version: 1,
  reading: "That the supply is independent is construction; that it is there is watched.",
  binds: roRoPassengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "shell-door-panel"),
      settings: { delay: setting(seconds(2), "the text gives none; a change-over of the supply lasts less") },
      reads: (panel) => ({ supply: of(panel, "supply") }),
      complies: ({ supply }) => supply,
      alert: {
        aspect: "power",
        category: "B",
        title: (panel) => titled(panel, "NO POWER"),
        steps: after("delay", "alarm", (panel) => `${panel.name}: no power, shell doors are not shown`),
        unknown: { priority: "alarm" },
      },
      log: entered("deck", "without power", "powered again"),
    }),
  ],
});
