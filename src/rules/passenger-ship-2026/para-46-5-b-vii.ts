/** Failure of the remote control of the propulsion machinery. */
import { ifKnown, of } from "../../signals/ref.ts";
import { condition, episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { drivenPropellers, remoteControls } from "../terms/propulsion.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { soundControl, watchHeldThrust } from "../terms/thrust.ts";
import { titled } from "../terms/titles.ts";

export const remoteControlFailed = defineRule({
  id: "PSR-I-46(5)(b)(vii)",
  title: "Remote control of the propulsion failed",
  cites: schedule(
    "46(5)(b)(vii)",
    "in case of its failure an alarm shall be given. Unless the Director-General. considers it impracticable the preset speed and direction of thrust of the propellers shall be maintained until local control is in operation",
  ),
  version: 1,
  reading:
    "The text does not say where the alarm is given: here on the bridge. The preset speed is the shaft's last before the failure; a propeller's pitch is not judged.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      check: "failure",
      items: remoteControls,
      reads: (control) => ({ failure: of(control, "failure") }),
      complies: ({ failure }) => !failure,
      alert: {
        aspect: "health",
        category: "B",
        title: (control) => titled(control, "FAILED"),
        steps: atOnce("alarm", ({ name }) => `${name} has failed: take local control`),
        unknown: { priority: "alarm" },
      },
      log: entered("engine", "failed", "works again"),
    }),
    episode({
      check: "thrust",
      items: drivenPropellers,
      settings: { share: setting(10, "the text gives no figure; a governor holds a tenth in a seaway", "%") },
      reads: (control) => ({
        failure: of(control, "failure"),
        location: ifKnown(of(control, "location")),
        speed: of(control.drives, "speed"),
      }),
      start: soundControl,
      turn: (state, values, _now, { item, settings }) =>
        watchHeldThrust(state, values, item.name, settings.share),
      alert: {
        aspect: "movement",
        category: "B",
        title: (control) => titled(control, "THRUST"),
        steps: atOnce("alarm", ({ name }) => `${name}: thrust not maintained`),
      },
      log: { when: ["failed"], book: "engine", says: (_control, _outcome, _values, words) => words },
    }),
  ],
});
