/** The orders of the bridge, shown and answered in the machinery space. */
import { seconds } from "../../kernel/duration.ts";
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

export const bridgeOrdersAnswered = defineRule({
  id: "PSR-I-46(5)(b)(iv)",
  title: "Orders of the bridge answered",
  cites: schedule(
    "46(5)(b)(iv)",
    "propulsion machinery orders from the navigation bridge shall be indicated in the main machinery control room and at the manoeuvring platform",
  ),
  version: 1,
  reading:
    '(2)(d) says "or" where (5)(b)(iv) says "and": both places, by the one signal that an order is shown and answered.',
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: remoteControls,
      settings: {
        answering: setting(
          seconds(30),
          "the text gives no figure; an engineer at the platform answers within it",
        ),
      },
      reads: (control) => ({ answered: of(control, "answered") }),
      complies: ({ answered }) => answered,
      alert: {
        aspect: "mode",
        category: "B",
        title: (control) => titled(control, "UNANSWERED"),
        steps: after(
          "answering",
          "caution",
          ({ name }) => `${name}: the order of the bridge is not answered`,
        ),
        unknown: { priority: "caution" },
      },
      log: entered("engine", "order of the bridge not answered", "order of the bridge answered"),
    }),
  ],
});
