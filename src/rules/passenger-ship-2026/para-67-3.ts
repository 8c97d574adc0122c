/** A stand-by machine has taken over by itself, or could not. */
import { minutes } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after, atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const standbyTookOver = defineRule({
  id: "PSR-I-67(3)",
  title: "Automatic change-over of stand-by machines",
  cites: schedule("67(3)", "An alarm shall be given on the automatic change-over"),
  version: 1,
  reading:
    "A machine that is not ready to take over is a warning: the change-over that the text demands cannot come.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      check: "changed-over",
      items: (ship) => fitted(ship, "standby-machine"),
      reads: (machine) => ({ changed: of(machine, "changed-over") }),
      complies: ({ changed }) => !changed,
      alert: {
        aspect: "mode",
        category: "B",
        title: (machine) => titled(machine, "TOOK OVER"),
        steps: atOnce(
          "alarm",
          ({ name }) => `${name} has taken over by itself: find out why the other machine failed`,
        ),
        unknown: { priority: "alarm" },
      },
      log: entered("engine", "took over by itself", "no longer in place of another"),
    }),
    condition({
      check: "ready",
      items: (ship) => fitted(ship, "standby-machine").filter(({ signals }) => signals.includes("ready")),
      settings: {
        prepared: setting(minutes(1), "a machine changed over by hand is made ready within a minute"),
      },
      reads: (machine) => ({ ready: of(machine, "ready") }),
      complies: ({ ready }) => ready,
      alert: {
        aspect: "health",
        category: "B",
        title: (machine) => titled(machine, "NOT READY"),
        steps: after("prepared", "warning", ({ name }) => `${name} would not take over by itself`),
      },
    }),
  ],
});
