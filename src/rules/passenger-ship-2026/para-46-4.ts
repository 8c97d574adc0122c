/** The manual override of automatic controls. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { remoteControls } from "../terms/propulsion.ts";
import { passengerShips } from "../terms/ships.ts";
import { after, atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const manualOverride = defineRule({
  id: "PSR-I-46(4)",
  title: "Manual override of automatic controls",
  cites: schedule(
    "46(4)",
    "Failure of any part of such systems shall not prevent the use of the manual override",
  ),
  version: 1,
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      check: "used",
      items: remoteControls,
      reads: (control) => ({ override: of(control, "override") }),
      complies: ({ override }) => !override,
      alert: {
        aspect: "mode",
        category: "B",
        title: (control) => titled(control, "OVERRIDE"),
        steps: atOnce("caution", ({ name }) => `${name}: an automatic control is overridden by hand`),
        unknown: { priority: "caution" },
      },
      log: entered("engine", "automatic control overridden by hand", "automatic control again"),
    }),
    condition({
      check: "ready",
      items: remoteControls,
      settings: { testing: setting(seconds(5), "a test of the circuit lasts less") },
      reads: (control) => ({ ready: of(control, "override-ready") }),
      complies: ({ ready }) => ready,
      alert: {
        aspect: "health",
        category: "B",
        title: (control) => titled(control, "NO OVERRIDE"),
        steps: after("testing", "warning", ({ name }) => `${name}: the manual override cannot be used`),
      },
      log: entered("engine", "manual override out of order", "manual override in order"),
    }),
  ],
});
