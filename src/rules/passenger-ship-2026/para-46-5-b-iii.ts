/** The emergency stop of the propulsion on the bridge. */
import { seconds } from "../../kernel/duration.ts";
import { ifFitted, of } from "../../signals/ref.ts";
import { condition, record } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { remoteControls } from "../terms/propulsion.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const emergencyStopReady = defineRule({
  id: "PSR-I-46(5)(b)(iii)",
  title: "Emergency stop on the bridge",
  cites: schedule(
    "46(5)(b)(iii)",
    "the main propulsion machinery shall be provided with an emergency stopping device on the navigating bridge which shall be independent of the navigating bridge control system",
  ),
  version: 1,
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      check: "ready",
      items: remoteControls,
      settings: { testing: setting(seconds(5), "a test of the circuit lasts less") },
      reads: (control) => ({ ready: of(control, "emergency-stop-ready") }),
      complies: ({ ready }) => ready,
      alert: {
        aspect: "health",
        category: "B",
        title: (control) => titled(control, "NO STOP"),
        steps: after(
          "testing",
          "warning",
          ({ name }) => `${name}: the emergency stop on the bridge would not work`,
        ),
      },
      log: entered("engine", "emergency stop out of order", "emergency stop in order"),
    }),
    record({
      check: "given",
      items: remoteControls,
      reads: (control) => ({ given: ifFitted(of(control, "emergency-stop")) }),
      aspect: "mode",
      of: "given",
      log: {
        when: ["edge"],
        book: "engine",
        says: ({ name }, _, { given }, gap) =>
          `${name} emergency stop ${given === true ? "given" : "released"}${gap && `, ${gap}`}`,
      },
    }),
  ],
});
