/** Warning before the automation slows the propulsion down or stops it. */
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { entered } from "../terms/logs.ts";
import { remoteControls, wasWarned } from "../terms/propulsion.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { untilTheNextBerth } from "../terms/voyage.ts";

export const slowdownAnnounced = defineRule({
  id: "PSR-I-46(6)(j)",
  title: "Warning before a slowdown of the propulsion",
  cites: schedule(
    "46(6)(j)",
    "threshold warning of impending or imminent slowdown or shutdown of the propulsion system is given to the officer in charge of the navigational watch in time to assess navigational circumstances in an emergency",
  ),
  version: 1,
  reading:
    "Printed as an amendment of (2) inside (6). The text gives no lead time: any warning that stood when the slowdown began will do. Trips that may come at once, such as overspeed, are told as a warning too.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      check: "impending",
      items: remoteControls,
      reads: (control) => ({ warned: of(control, "slowdown-warning") }),
      during: untilTheNextBerth,
      complies: ({ warned }) => !warned,
      alert: {
        aspect: "movement",
        category: "B",
        title: (control) => titled(control, "SLOWDOWN"),
        steps: atOnce("alarm", ({ name }) => `${name}: the propulsion is about to slow down or stop`),
      },
      log: entered("engine", "slowdown impending", "slowdown no longer impending"),
    }),
    condition({
      check: "unannounced",
      items: remoteControls,
      reads: (control) => ({
        warned: of(control, "slowdown-warning"),
        slowdown: of(control, "slowdown"),
      }),
      during: untilTheNextBerth,
      complies: ({ warned, slowdown }, { since }) => !slowdown || warned || wasWarned(since),
      alert: {
        aspect: "movement",
        category: "B",
        title: (control) => titled(control, "NO WARNING"),
        steps: atOnce(
          "warning",
          ({ name }) => `${name}: the propulsion slowed down or stopped without warning`,
        ),
      },
      log: entered("engine", "slowed down without warning", "no longer slowed down"),
    }),
  ],
});
