/** The propeller does what the bridge orders. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { drivenPropellers, isKept } from "../terms/propulsion.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";
import { untilTheNextBerth } from "../terms/voyage.ts";

export const bridgeControlsThrust = defineRule({
  id: "PSR-I-46(5)(b)(i)",
  title: "Propulsion follows the order of the bridge",
  cites: schedule(
    "46(5)(b)(i)",
    "the speed, direction of thrust and, if applicable, the pitch of the propeller shall be fully controllable from the navigating bridge under all sailing conditions, including manoeuvring",
  ),
  version: 1,
  reading:
    "Judged while the bridge is in control, from berth to berth, by the speed and direction of the shaft; a pitch is not judged, since no order of it is told.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: drivenPropellers,
      settings: {
        share: setting(10, "the text gives no figure; a governor holds a tenth in a seaway", "%"),
        answering: setting(seconds(30), "an engine takes its load up in steps for less than this"),
      },
      reads: (control) => ({
        location: of(control, "location"),
        ordered: of(control, "ordered-speed"),
        speed: of(control.drives, "speed"),
      }),
      during: untilTheNextBerth,
      complies: ({ location, ordered, speed }, { settings }) =>
        location !== "bridge" || isKept(ordered, speed, settings.share),
      alert: {
        aspect: "movement",
        category: "B",
        title: (control) => titled(control, "NO ANSWER"),
        steps: [
          {
            after: ({ answering }) => answering,
            priority: "warning",
            says: ({ name }, { ordered, speed }) =>
              `${name}: ${ordered} rpm ordered, the shaft turns ${speed}`,
          },
        ],
      },
      log: entered(
        "engine",
        "does not follow the order of the bridge",
        "follows the order of the bridge again",
      ),
    }),
  ],
});
