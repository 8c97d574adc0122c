/** While the machinery spaces are unattended the alarm system calls at least one engineer's cabin. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const dutyEngineerConnected = defineRule({
  id: "PSR-I-65(1)(b)",
  title: "A duty engineer's cabin is connected",
  cites: schedule("65(1)(b)", "to ensure connection to at least one of those cabins"),
  version: 1,
  reading:
    "Asked while the machinery spaces are unattended; where nothing tells whether they are, they are taken to be.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "machinery-alarm-system"),
      settings: {
        selecting: setting(seconds(30), "the selector passes through no cabin as the duty is handed over"),
      },
      reads: (system) => ({
        connected: of(system, "cabin-connected"),
        unattended: ifKnown(of(system, "unattended")),
      }),
      complies: ({ connected, unattended }) => connected || unattended === false,
      alert: {
        aspect: "mode",
        category: "B",
        title: (system) => titled(system, "NO CABIN"),
        steps: after(
          "selecting",
          "warning",
          ({ name }) => `${name} calls no engineer's cabin: select the cabin of the duty engineer`,
        ),
      },
      log: entered("engine", "connected to no cabin while unattended", "connected to a cabin"),
    }),
  ],
});
