/** Local control when the remote control has failed. */
import { minutes } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { remoteControls } from "../terms/propulsion.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const localControlTaken = defineRule({
  id: "PSR-I-46(5)(b)(vi)",
  title: "Local control taken after a failure",
  cites: schedule(
    "46(5)(b)(vi)",
    "it shall be possible to control the propulsion machinery locally, even in the case of failure in any part of the remote-control system",
  ),
  version: 1,
  reading:
    "That local control is possible is shown by its being taken; the failure itself is an alarm at once under (vii).",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: remoteControls,
      settings: {
        taking: setting(
          minutes(5),
          "the text gives no figure; a man reaches the platform and takes over within it",
        ),
      },
      reads: (control) => ({ failure: of(control, "failure"), location: of(control, "location") }),
      complies: ({ failure, location }) => !failure || location === "local",
      alert: {
        aspect: "mode",
        category: "B",
        title: (control) => titled(control, "NOT LOCAL"),
        steps: after(
          "taking",
          "warning",
          ({ name }) => `${name} has failed, and local control has not been taken`,
        ),
      },
      log: entered("engine", "failed, and not controlled locally", "controlled locally, or works again"),
    }),
  ],
});
