/** Control, indication and alarm circuits of each door have power, whichever source fails. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { powerOperatedSlidingDoors } from "../terms/doors.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const doorCircuitsPowered = defineRule({
  id: "PSR-I-26(6)(b)/transitional",
  title: "Door control, indication and alarm powered",
  cites: schedule(
    "26(6)(b)",
    "capable of being automatically supplied by the transitional source of emergency electrical power required by the paragraph in the event of failure of either the main or emergency source",
  ),
  version: 1,
  reading: "Whichever source feeds them, circuits without power for longer than a change-over are a breach.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: powerOperatedSlidingDoors,
      settings: { changeover: setting(seconds(1), "the text gives none; automatic change-over lasts less") },
      reads: (door) => ({ control: of(door, "control-supply") }),
      complies: ({ control }) => control,
      alert: {
        aspect: "power",
        category: "B",
        title: (door) => titled(door, "CONTROL OFF"),
        steps: after(
          "changeover",
          "alarm",
          (door) => `${door.name}: control, indication and alarm without power`,
        ),
        unknown: { priority: "alarm" },
      },
      log: entered(
        "watertight-doors",
        "control and indication without power",
        "control and indication powered",
      ),
    }),
  ],
});
