/** One place in control of the propulsion, and the transfers between them. */
import { seconds } from "../../kernel/duration.ts";
import { ifFitted, of } from "../../signals/ref.ts";
import { condition, record } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { remoteControls } from "../terms/propulsion.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

export const oneLocationInControl = defineRule({
  id: "PSR-I-46(5)(b)(v)/one",
  title: "One location in control of the propulsion",
  cites: schedule(
    "46(5)(b)(v)",
    "remote control of the propulsion machinery shall be possible only from one location at a time",
  ),
  version: 1,
  reading:
    "Interconnected positions are one place. From where a transfer was begun no signal tells; each transfer is entered.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      check: "one",
      items: remoteControls,
      settings: { changing: setting(seconds(2), "a change-over passes through none or both for less") },
      reads: (control) => ({ location: of(control, "location") }),
      complies: ({ location }) => location !== "none" && location !== "several",
      alert: {
        aspect: "mode",
        category: "B",
        title: (control) => titled(control, "CONTROL"),
        steps: [
          {
            after: ({ changing }) => changing,
            priority: "warning",
            says: ({ name }, { location }) =>
              `${name}: ${location === "none" ? "no place is" : "more than one place is"} in control`,
          },
        ],
      },
      log: entered("engine", "not in the control of one place", "in the control of one place again"),
    }),
    record({
      check: "transfers",
      items: remoteControls,
      reads: (control) => ({ location: ifFitted(of(control, "location")) }),
      aspect: "mode",
      of: "location",
      log: {
        when: ["edge"],
        book: "engine",
        says: ({ name }, _, { location }, gap) =>
          `${name} in the control of: ${location?.replace("-", " ")}${gap && `, ${gap}`}`,
      },
    }),
  ],
});
